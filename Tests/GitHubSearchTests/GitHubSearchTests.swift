// Tests of GitHubSearch.
