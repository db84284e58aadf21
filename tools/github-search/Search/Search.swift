// GitHubSearch
