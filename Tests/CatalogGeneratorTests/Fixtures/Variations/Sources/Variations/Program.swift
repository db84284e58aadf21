// swift-format-ignore-file
// Asks every case for what its generated conformance says, and compares it with what is written here.
import APIKit
import Base
import ErrorCatalog
import Foundation
import FoundationNetworking
import Transfers

@main
enum Program {
  static func main() {
    var asked = Asked()
    askForms(&asked)
    askConformances(&asked)
    askNames(&asked)
    askPlaces(&asked)
    askReasons(&asked)
    askOtherPackages(&asked)
    askTransfers(&asked)
    for line in asked.differences { print(line) }
    print("\(asked.count) asked, \(asked.differences.count) different")
  }
}

struct Asked {
  var count = 0
  var differences: [String] = []

  /// - Parameters:
  ///   - key: module, type and case, as `CatalogKey` describes them.
  ///   - values: `name=kind:text` of each argument.
  mutating func ask(_ value: some Catalogued, _ key: String, _ values: String..., overload: String? = nil) {
    count += 1
    expect(value.catalogKey.description, key, of: key)
    expect(value.catalogKey.overload ?? "", overload ?? "", of: key + " overload")
    expect(value.catalogArguments.ordered.map(Self.text).joined(separator: "; "), values.joined(separator: "; "), of: key)
    // What was computed when the code was generated is what the program would compute.
    let fresh = CatalogKey(module: value.catalogKey.module, type: value.catalogKey.type, code: value.catalogKey.name)
    if overload == nil { expect("\(value.catalogKey == fresh)", "true", of: key + " hash") }
  }

  /// An error with what it holds.
  mutating func ask(
    _ error: some CatalogError, _ key: String, _ values: String...,
    cause: String, prefers: Bool = false
  ) {
    count += 1
    expect(error.catalogKey.description, key, of: key)
    expect(error.catalogArguments.ordered.map(Self.text).joined(separator: "; "), values.joined(separator: "; "), of: key)
    expect(error.catalogCause.map(Self.name) ?? "none", cause, of: key + " cause")
    expect("\(error.prefersCause)", "\(prefers)", of: key + " prefers its cause")
  }

  mutating func expectReason(_ value: some Catalogued, _ reason: String) {
    count += 1
    expect(value.catalogReason?.catalogKey.description ?? "none", reason, of: "\(value.catalogKey) reason")
  }

  mutating func expect(_ found: String, _ expected: String, of subject: String) {
    if found != expected { differences.append("\(subject): \(found) instead of \(expected)") }
  }

  /// An error by its key: the program has no names of cases.
  private static func name(of error: any Error) -> String {
    (error as? any CatalogError)?.catalogKey.stableCode ?? "\(error)"
  }

  private static func text(of argument: MessageArgument) -> String {
    let text: String
    switch argument.value {
    case .string(let value): text = value
    case .integer(let value): text = "\(value)"
    case .unsigned(let value): text = "\(value)"
    case .double(let value), .percent(let value): text = "\(value)"
    case .decimal(let value): text = "\(value)"
    case .date(let value): text = "\(value.timeIntervalSince1970)"
    case .duration(let value): text = "\(value)"
    case .bytes(let value): text = "\(value)"
    case .list(let values): text = values.joined(separator: "+")
    case .error(let error): text = name(of: error)
    case .absent: text = ""
    }
    return "\(argument.name)=\(argument.value.kind):\(text)"
  }
}

struct Bare: Error, CustomStringConvertible { var description: String { "bare" } }
final class Object: Sendable {}

func askForms(_ asked: inout Asked) {
  asked.ask(Forms.one, "Variations/Forms.one")
  asked.ask(Forms.four, "Variations/Forms.four")
  asked.ask(Forms.five, "Variations/Forms.five")
  asked.ask(Forms.six(6), "Variations/Forms.six", "0=integer:6")
  asked.ask(Forms.seven(code: 7, "x"), "Variations/Forms.seven", "code=integer:7", "1=string:x")
  asked.ask(Forms.nine(.one), "Variations/Forms.nine", "0=error:Forms.one", cause: "Forms.one")
  asked.ask(Forms.ten(1, named: "n", [:], { _ in }), "Variations/Forms.ten", "second=integer:1", "named=string:n")
  asked.ask(Forms.eleven(), "Variations/Forms.eleven", "0=integer:3", "text=string:a, b (c)")
  asked.ask(Forms.twelve(12), "Variations/Forms.twelve", "0=integer:12")
  asked.ask(Forms.thirteen, "Variations/Forms.thirteen")
  asked.ask(
    Forms.fourteen(Bare(), Direct.a, nil), "Variations/Forms.fourteen", "0=error:bare", "1=error:Direct.a", "2=absent:",
    cause: "bare"
  )
  asked.ask(Forms.fifteen(.success(1)), "Variations/Forms.fifteen", cause: "none")
  asked.ask(Forms.sixteen(first: { _ in }, second: 2), "Variations/Forms.sixteen", "first=absent:", "second=integer:2")
  asked.ask(Recursive.leaf, "Variations/Recursive.leaf", cause: "none")
  asked.ask(
    Recursive.node(.leaf, .node(.leaf, .leaf)), "Variations/Recursive.node",
    "0=error:Recursive.leaf", "1=error:Recursive.node", cause: "Recursive.leaf"
  )
  asked.ask(RawNumbers.hundred, "Variations/RawNumbers.hundred")
  asked.ask(RawText.first, "Variations/RawText.first")
  asked.ask(
    Labels.keyword(in: 1, for: "f", default: 2), "Variations/Labels.keyword",
    "in=integer:1", "for=string:f", "default=integer:2"
  )
  asked.ask(
    Labels.raw(`two words`: 1, self: "s"), "Variations/Labels.raw", "`two words`=integer:1", "self=string:s"
  )
  asked.ask(
    Labels.shadowing(self: 1, ArgumentValue: 2, value0: 3, 4), "Variations/Labels.shadowing",
    "self=integer:1", "ArgumentValue=integer:2", "value0=integer:3", "3=integer:4"
  )
  asked.ask(Labels.quoted(`a "quoted" name`: 1), "Variations/Labels.quoted", "`a \"quoted\" name`=integer:1")
  asked.ask(
    Values.text("a", "b"[...], "c", "d"), "Variations/Values.text",
    "0=string:a", "1=string:b", "2=string:c", "3=string:d"
  )
  asked.ask(
    Values.signed(-1, -2, -3, -4, -5), "Variations/Values.signed",
    "0=integer:-1", "1=integer:-2", "2=integer:-3", "3=integer:-4", "4=integer:-5"
  )
  asked.ask(
    Values.unsigned(1, 2, 3, 4, .max), "Variations/Values.unsigned",
    "0=integer:1", "1=integer:2", "2=integer:3", "3=integer:4", "4=unsigned:18446744073709551615"
  )
  asked.ask(Values.wide(-1, 2), "Variations/Values.wide", "0=integer:-1", "1=integer:2")
  asked.ask(
    Values.fractions(0.5, 1.5, 2.5, 3.5, 4.5), "Variations/Values.fractions",
    "0=double:0.5", "1=double:1.5", "2=double:2.5", "3=double:3.5", "4=decimal:4.5"
  )
  asked.ask(
    Values.moments(Date(timeIntervalSince1970: 5), .seconds(6)), "Variations/Values.moments",
    "0=date:5.0", "1=duration:6.0 seconds"
  )
  asked.ask(Values.flag(true), "Variations/Values.flag", "0=string:true")
  asked.ask(
    Values.optionals("s", 1, Date(timeIntervalSince1970: 2), false, ["a", "b"]), "Variations/Values.optionals",
    "0=string:s", "1=integer:1", "2=date:2.0", "3=string:false", "4=list:a+b"
  )
  asked.ask(
    Values.optionals(nil, nil, nil, nil, nil), "Variations/Values.optionals",
    "0=absent:", "1=absent:", "2=absent:", "3=absent:", "4=absent:"
  )
  asked.ask(
    Values.lists(["a", "b"], ["c"], ["d"], ["g", "e", "f"], ["h", nil], ["i"]), "Variations/Values.lists",
    "0=list:a+b", "1=list:c", "2=list:d", "3=list:e+f+g", "4=list:h", "5=list:i"
  )
  asked.ask(Values.aliases(1, nil, ["n"]), "Variations/Values.aliases", "0=integer:1", "1=absent:", "2=list:n")
  asked.ask(
    Values.none(URL(fileURLWithPath: "/"), Int.self, Data(), last: 1), "Variations/Values.none",
    "0=absent:", "1=absent:", "2=absent:", "last=integer:1"
  )
  asked.ask(Exclusive.failed(status: 4), "Variations/Exclusive.failed", "status=integer:4", overload: "failed(status:)")
  asked.ask(Attributed.newer, "Variations/Attributed.newer")
  asked.ask(Forwarding.inner(Bare()), "Variations/Forwarding.inner", "0=error:bare", cause: "bare", prefers: true)
  asked.ask(Forwarding.outer(.offline), "Variations/Forwarding.outer", "0=error:Shared.offline", cause: "Shared.offline", prefers: true)
  asked.ask(Sometimes.inner(Bare()), "Variations/Sometimes.inner", "0=error:bare", cause: "bare", prefers: true)
  asked.ask(Sometimes.own(Bare()), "Variations/Sometimes.own", "0=error:bare", cause: "bare", prefers: false)
  typealias Long = AVeryLongNameOfATypeThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead
  let long = "Variations/AVeryLongNameOfATypeThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead"
  asked.ask(
    Long.aVeryLongNameOfACaseThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead,
    long + ".aVeryLongNameOfACaseThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead"
  )
  asked.ask(
    Long.another(theFirstOfManyValuesWithLongNames: 1, theSecondOfManyValuesWithLongNames: "2", theThird: "3"),
    long + ".another", "theFirstOfManyValuesWithLongNames=integer:1", "theSecondOfManyValuesWithLongNames=string:2",
    "theThird=string:3"
  )
  asked.ask(Many.caseEleven, "Variations/Many.caseEleven")
  asked.ask(Many.caseTwelve(12), "Variations/Many.caseTwelve", "0=integer:12")
}

func askConformances(_ asked: inout Asked) {
  asked.ask(Direct.b, "Variations/Direct.b")
  asked.ask(Qualified.a, "Variations/Qualified.a")
  asked.ask(Localized.a, "Variations/Localized.a")
  asked.ask(QualifiedLocalized.a, "Variations/QualifiedLocalized.a")
  asked.ask(Custom.a, "Variations/Custom.a")
  asked.ask(Recoverable.a, "Variations/Recoverable.a")
  asked.ask(Composed.a, "Variations/Composed.a")
  asked.ask(Unchecked.a(Object()), "Variations/Unchecked.a")
  asked.ask(Nonisolated.a, "Variations/Nonisolated.a")
  asked.ask(Second.b, "Variations/Second.b")
  asked.ask(Extended.a, "Variations/Extended.a")
  asked.ask(ExtendedElsewhere.b(1), "Variations/ExtendedElsewhere.b", "0=integer:1")
  asked.ask(Signal.weak(strength: 2), "Base/Signal.weak", "strength=integer:2")
  asked.ask(Shared.busy(retryIn: 1.5), "Base/Shared.busy", "retryIn=double:1.5")
  asked.ask(Conditional<Int>.a(1), "Variations/Conditional.a")
  asked.ask(Chained.a, "Variations/Chained.a")
  asked.ask(ByAliasOfAlias.a, "Variations/ByAliasOfAlias.a")
  asked.ask(ByImported.a, "Variations/ByImported.a")
  asked.ask(ByImportedQualified.a, "Variations/ByImportedQualified.a")
  asked.ask(ByImportedAlias.a, "Variations/ByImportedAlias.a")
  asked.ask(Holder.ByNestedAlias.a, "Variations/Holder.ByNestedAlias.a")
  asked.ask(Branches.always, "Variations/Branches.always")
  asked.ask(Branches.onLinux(3), "Variations/Branches.onLinux", "0=integer:3")
  asked.ask(Branches.inAll("x"), "Variations/Branches.inAll", "0=string:x")
  asked.ask(Branches.nestedHere, "Variations/Branches.nestedHere")
  asked.ask(Branches.certain, "Variations/Branches.certain")
  asked.ask(Changing.read(code: 4), "Variations/Changing.read", "code=integer:4")
  asked.ask(Changing.held(Bare()), "Variations/Changing.held", "0=error:bare", cause: "bare")
  asked.ask(Changing.told(.first, at: 5), "Variations/Changing.told", "0=absent:", "at=integer:5")
  asked.expectReason(Changing.told(.first, at: 5), "Variations/Step.first")
  asked.ask(Changing.same(6), "Variations/Changing.same", "0=integer:6")
  asked.ask(Changing.plain, "Variations/Changing.plain")
  asked.ask(Platform.linux, "Variations/Platform.linux")
  asked.ask(OnlyLinux.plain, "Variations/OnlyLinux.plain")
  asked.ask(MadeInBranch.a, "Variations/MadeInBranch.a")
}

func askNames(_ asked: inout Asked) {
  asked.ask(Names.`default`, "Variations/Names.default")
  asked.ask(Names.in(class: 1), "Variations/Names.in", "class=integer:1")
  asked.ask(Names.`self`, "Variations/Names.self")
  asked.ask(Names.`init`, "Variations/Names.init")
  asked.ask((.`Type` as Names), "Variations/Names.Type")
  asked.ask(Names.some, "Variations/Names.some")
  asked.ask(Names.none, "Variations/Names.none")
  asked.ask(Names.`two words`, "Variations/Names.`two words`")
  asked.ask(Names.`3rd`(1), "Variations/Names.`3rd`", "0=integer:1")
  asked.ask(Names.`a-b`, "Variations/Names.`a-b`")
  asked.ask(Names.`#hash (x: y)`, "Variations/Names.`#hash (x: y)`")
  asked.ask(Names.`a "quoted" name`, "Variations/Names.`a \"quoted\" name`")
  asked.ask(Names.エラー, "Variations/Names.エラー")
  asked.ask(Names.検索語なし(語: "x"), "Variations/Names.検索語なし", "語=string:x")
  asked.ask(Names.😀, "Variations/Names.😀")
  asked.ask(`Raw Type`.a, "Variations/`Raw Type`.a")
  asked.ask(`raw/type`.a, "Variations/`raw/type`.a")
  asked.ask(`Type`.a, "Variations/Type.a")
  asked.ask(`class`.`self`.a, "Variations/class.self.a")
  asked.ask(外側.内側.一, "Variations/外側.内側.一")
  asked.ask(Case.Failure.a, "Variations/Case.Failure.a")
  asked.ask(CASE.Failure.a, "Variations/CASE.Failure.a")
  asked.ask(Composed1.café, "Variations/Composed1.caf\u{E9}")
  // Keys are in the form of Unicode that tables are in, whatever the source has.
  asked.ask(Composed2.naïve, "Variations/Composed2.na\u{EF}ve")
}

func askPlaces(_ asked: inout Asked) {
  asked.ask(Outer.Error.a(Bare()), "Variations/Outer.Error.a", "0=error:bare", cause: "bare")
  asked.ask(Outer.Inner.Deep.a, "Variations/Outer.Inner.Deep.a")
  asked.ask(Outer.Inner.Deeper.Deepest.a, "Variations/Outer.Inner.Deeper.Deepest.a")
  asked.ask(Outer.Session.Failure.a, "Variations/Outer.Session.Failure.a")
  asked.ask(Outer.Worker.Failure.a, "Variations/Outer.Worker.Failure.a")
  asked.ask(Outer.InExtension.a, "Variations/Outer.InExtension.a")
  asked.ask(Outer.Inner.InDeepExtension.a, "Variations/Outer.Inner.InDeepExtension.a")
  asked.ask(Outer.Inner.InExtensionOfAlias.a, "Variations/Outer.Inner.InExtensionOfAlias.a")
  asked.ask(Bundle.Trouble.a, "Variations/Bundle.Trouble.a")
  asked.ask([Int].Trouble.element(1), "Variations/Array.Trouble.element", "0=integer:1")
  asked.ask(Shared.More.a, "Variations/Shared.More.a")
  asked.ask(Generic<Int>.Failure.value(1), "Variations/Generic.Failure.value")
  asked.ask(Generic<Int>.Inside<Int>.Failure.pair(1, 2), "Variations/Generic.Inside.Failure.pair")
  asked.ask(Generic<Int>.InConstrained.a, "Variations/Generic.InConstrained.a")
  asked.ask(Parameter<Bare>.True.a(Bare()), "Variations/Parameter.True.a", "0=error:bare", cause: "bare")
  asked.ask(
    GenericError<Bare>.failed(Bare(), times: 2), "Variations/GenericError.failed", "0=error:bare", "times=integer:2",
    cause: "bare"
  )
  asked.ask(Itself.a(1), "Variations/Itself.a", "0=integer:1")
  asked.ask(Client.True.a, "Variations/Client.True.a")
  asked.ask(PublicError.a(code: 1), "Variations/PublicError.a", "code=integer:1")
  asked.ask(PackageError.a(code: 1), "Variations/PackageError.a", "code=integer:1")
  asked.ask(PublicOuter.Inner.a, "Variations/PublicOuter.Inner.a")
  asked.ask(PublicOuter.Open.a, "Variations/PublicOuter.Open.a")
  asked.ask(InternalOuter.Inner.a, "Variations/InternalOuter.Inner.a")
  asked.ask(PublicOuter.InPublicExtension.a, "Variations/PublicOuter.InPublicExtension.a")
}

func askReasons(_ asked: inout Asked) {
  asked.ask(Transfer.encoding(reason: .tooLong(limit: 3)), "Variations/Transfer.encoding")
  asked.expectReason(Transfer.plain, "none")
  asked.expectReason(Transfer.encoding(reason: .tooLong(limit: 3)), "Variations/Transfer.EncodingReason.tooLong")
  asked.ask(Transfer.EncodingReason.tooLong(limit: 3), "Variations/Transfer.EncodingReason.tooLong", "limit=integer:3")
  asked.expectReason(Transfer.EncodingReason.bad(.cause(.leaf)), "Variations/Cause.cause")
  asked.expectReason(Cause.cause(.leaf), "Variations/Leaf.leaf")
  // The error is in a reason inside a reason.
  asked.ask(Transfer.encoding(reason: .bad(.again(Bare()))), "Variations/Transfer.encoding", cause: "bare")
  asked.ask(Transfer.encoding(reason: .none), "Variations/Transfer.encoding", cause: "none")
  asked.expectReason(Transfer.response(.status(1)), "Variations/ResponseReason.status")
  asked.expectReason(Transfer.response(nil), "none")
  asked.expectReason(Transfer.several([.first]), "none")
  asked.expectReason(Transfer.imported(.short), "Base/Detail.short")
  // The error is in a reason of another module.
  asked.ask(Transfer.imported(.failed(Bare())), "Variations/Transfer.imported", cause: "bare")
  asked.ask(Detail.long(text: "t"), "Base/Detail.long", "text=string:t")
  asked.ask(Transfer.wrapped(underlying: Bare(), at: .first), "Variations/Transfer.wrapped", "underlying=error:bare", cause: "bare")
  asked.expectReason(Transfer.wrapped(underlying: Bare(), at: .second), "Variations/Step.second")
  asked.ask(Transfer.other(.x, code: 9), "Variations/Transfer.other", "0=absent:", "code=integer:9")
  asked.expectReason(Transfer.other(.x, code: 9), "Variations/Transfer.Hidden.x")
  asked.expectReason(Transfer.aliased(.first), "Variations/Step.first")
  asked.expectReason(Transfer.external(.success(1), .deeper(.end)), "Variations/Deep.deeper")
  asked.expectReason(Deep.deeper(.end), "Variations/Deep.end")
  asked.expectReason(Keeping.keyed(["k": .a]), "none")
  asked.expectReason(Keeping.beside((.a(limit: 1), 2)), "none")
  asked.ask(Keeping.result(why: .success(.a(.leaf)), code: 3), "Variations/Keeping.result", "why=absent:", "code=integer:3")
  asked.ask(Kept.a, "Variations/Kept.a")
  asked.ask(KeptBeside.a(limit: 1), "Variations/KeptBeside.a", "limit=integer:1")
  asked.expectReason(KeptResult.a(.leaf), "Variations/Leaf.leaf")
  asked.expectReason(Holding.object(.nothing), "Variations/Held.nothing")
  asked.expectReason(Unsaid.nested(.a(limit: 3)), "Variations/Unsaid.Inner.a")
  asked.expectReason(Unsaid.other(.x), "Variations/UnsaidOther.x")
  asked.ask(OnMain.a(1), "Variations/OnMain.a", "0=integer:1")
  asked.expectReason(OnMain.why(.b(1)), "Variations/OnMainReason.b")
  asked.expectReason(Screen.Failure.said(.c), "Variations/OnMainSaid.c")
  asked.expectReason(Saying.held(.a), "Variations/Said.a")
  asked.ask(Declared.limit(1), "Variations/Declared.limit", "0=integer:1")
  asked.expectReason(Declared.held(.a), "Variations/Said.a")
  asked.ask(Sentence.found(count: 1), "Variations/Sentence.found", "count=integer:1")
  asked.ask(ByHand.a(.a), "Elsewhere/ByHand.own")
  asked.expectReason(Saying.byProtocol(.a), "Variations/ByProtocol.a")
}

func askOtherPackages(_ asked: inout Asked) {
  asked.ask(
    SessionTaskError.responseError(APIKit.ResponseError.unacceptableStatusCode(404)), "APIKit/SessionTaskError.responseError",
    "0=error:ResponseError.unacceptableStatusCode", cause: "ResponseError.unacceptableStatusCode"
  )
  asked.ask(ResponseError.unacceptableStatusCode(404), "APIKit/ResponseError.unacceptableStatusCode", "0=integer:404")
  asked.ask(ResponseError.nonHTTPURLResponse(nil), "APIKit/ResponseError.nonHTTPURLResponse")
  asked.ask(ResponseError.unexpectedObject(1), "APIKit/ResponseError.unexpectedObject")
  asked.ask(APIKit.RequestError.invalidBaseURL(URL(fileURLWithPath: "/")), "APIKit/RequestError.invalidBaseURL")
  asked.ask(RequestError.own, "Variations/RequestError.own")
  asked.expectReason(SlowError.waited(.busy(2)), "APIKit/Why.busy")
  asked.ask(Why.busy(2), "APIKit/Why.busy", "0=integer:2")
}

/// Each case of an error with eight reason enums speaks: by its reason's words, with its reason's values.
func askTransfers(_ asked: inout Asked) {
  let url = URL(fileURLWithPath: "/file")
  let bare = Bare()
  let errors: [(TransferError, String)] = [
    (.uploadNotMade(error: bare), "uploadNotMade"),
    (.requestNotMade(error: bare), "requestNotMade"),
    (.fileNotMoved(error: bare, from: url, to: url), "fileNotMoved"),
    (.cancelled, "cancelled"),
    (.addressRefused(address: "here"), "addressRefused here"),
    (.formNotEncoded(reason: .partHasNoName(at: url)), "FormReason.partHasNoName"),
    (.formNotEncoded(reason: .streamNotRead(error: bare)), "FormReason.streamNotRead"),
    (.parametersNotEncoded(reason: .noAddress), "EncodingReason.noAddress"),
    (.encoderStopped(reason: .partMissing(.method(rawValue: "GET"))), "EncoderReason.Part.method GET"),
    (.encoderStopped(reason: .encoderStopped(error: bare)), "EncoderReason.encoderStopped"),
    (.adapterStopped(error: bare), "adapterStopped"),
    (.retryStopped(retryError: bare, originalError: bare), "retryStopped"),
    (.answerRefused(reason: .contentTypeRefused(accepted: ["a", "b"], received: "c")), "CheckReason.contentTypeRefused a and b, c"),
    (.answerRefused(reason: .statusRefused(code: 404)), "CheckReason.statusRefused 404"),
    (.answerNotDecoded(reason: .emptyNotAllowed(type: "T")), "DecodingReason.emptyNotAllowed T"),
    (.serverNotTrusted(reason: .noPolicy(host: "h")), "TrustReason.noPolicy h"),
    (.serverNotTrusted(reason: .evaluationStopped(error: nil)), "TrustReason.evaluationStopped"),
    (.sessionGone, "sessionGone"),
    (.sessionClosed(error: nil), "sessionClosed"),
    (.taskStopped(error: bare), "taskStopped"),
    (.requestRefused(reason: .hostMissing), "RequestReason.hostMissing"),
  ]
  let patterns = [
    "addressRefused": " {address}", "EncoderReason.Part.method": " {rawValue}",
    "CheckReason.contentTypeRefused": " {accepted}, {received}", "CheckReason.statusRefused": " {code}",
    "DecodingReason.emptyNotAllowed": " {type}", "TrustReason.noPolicy": " {host}",
  ]
  var words: [String: String] = [:]
  for (_, text) in errors {
    let name = String(text.prefix { $0 != " " })
    words["Transfers/TransferError.\(name).title"] = "Title"
    words["Transfers/TransferError.\(name).description"] = name + (patterns[name] ?? "")
  }
  let catalog = Catalog(words: ["en": words])
  for (error, text) in errors {
    asked.count += 1
    let message = catalog.message(for: error, in: "en")
    asked.expect(message.description, text, of: "the words of \(error)")
    asked.expect("\(message.problems.count)", "0", of: "the problems of \(error)")
  }
  asked.ask(
    TransferError.formNotEncoded(reason: .streamNotRead(error: bare)), "Transfers/TransferError.formNotEncoded", cause: "bare"
  )
  asked.ask(
    TransferError.serverNotTrusted(reason: .evaluationStopped(error: bare)), "Transfers/TransferError.serverNotTrusted",
    cause: "bare"
  )
}
