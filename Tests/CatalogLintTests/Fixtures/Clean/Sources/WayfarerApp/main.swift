import AlertPresentation
import ErrorCatalog
import Wayfarer

print(Catalog.wayfarer.alert(for: LaunchError.settingsUnreadable, in: .environment).rendered(.terminal))
