// catalog-lint:generated GitHubSearch
//
// The tables of this module as they are. `catalog-lint generate` writes this file anew from
// them; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmbeddedWords {
  /// The tables of this module: what speaks where the resource bundle is missing or broken.
  static let module = EmbeddedWords([
    Table(
      locale: "en",
      name: "Search",
      text: #"""
        /* Standard output, for --help. The columns are aligned by spaces. */
        "Search.help" = "Usage: github-search WORD… [--server URL] [--locale ID]

        Searches the repositories on GitHub and lists them: name, stars, description.

          --server URL  the server to ask, https://api.github.com unless named
          --locale ID   the language of all messages, such as ja; that of the environment unless named
          --help        show this text
          --            everything after it is a word

        Exit status: 0 with results, even if there are none; 1 with an alert; 2 for a command line that is not understood.";

        /* The number of people who marked a repository, in the list of results. */
        "Search.stars" = "★ {count}";

        /* Shown when the server knows no such repository. {word} is what was searched for. */
        "Search.noResults" = "No repository matches “{word}”. Try another word.";

        /* Follows each of the errors below. */
        "Search.seeHelp" = "See github-search --help.";

        /* Title of every error of the command line. */
        "UsageError.title" = "Command line not understood";

        /* Shown when the command stands without a word. */
        "UsageError.noWord.description" = "There is no word to search for. Add one after the command.";

        /* Shown for an option that does not exist. {0} is the option. */
        "UsageError.unknownOption.description" = "There is no option “{0}”. Put -- before a word that starts with a hyphen.";

        /* Shown when an option ends the command line. {option} is the option. */
        "UsageError.missingValue.description" = "The option {option} needs a value after it.";

        /* Shown when --locale has a value that is no locale. {0} is the value. */
        "UsageError.unknownLocale.description" = "“{0}” names no language. Use an identifier such as en or ja.";

        /* Title of every error in writing to standard output. */
        "OutputError.title" = "Output not written";

        /* Shown when standard output takes no more. {reason} is the system's own text, in English. */
        "OutputError.notWritten.description" = "The output could not be written whole ({reason}). Check the place it is written to.";

        """#
    ),
    Table(
      locale: "ja",
      name: "Search",
      text: #"""
        /* --help のときに標準出力へ出す。桁は空白でそろえる。 */
        "Search.help" = "使い方: github-search 検索ワード… [--server URL] [--locale ID]

        GitHubのリポジトリを検索して、名前、スターの数、説明の一覧を表示します。

          --server URL  検索するサーバー。省略するとhttps://api.github.com
          --locale ID   表示する言語（enなど）。省略すると環境の言語
          --help        この説明を表示する
          --            これより後はすべて検索ワードとして扱う

        終了ステータス: 結果を表示したときは0（0件の場合も含む）、アラートを表示したときは1、コマンドの書き方が違うときは2。";

        /* 検索結果の一覧で、スターの数を表示する。 */
        "Search.stars" = "★ {count}";

        /* 該当するリポジトリがないときに表示する。{word}は検索ワード。 */
        "Search.noResults" = "「{word}」に一致するリポジトリはありません。別の検索ワードでお試しください。";

        /* 下のエラーすべての後に続けて表示する。 */
        "Search.seeHelp" = "使い方はgithub-search --helpで確認できます。";

        /* コマンドの書き方についてのエラーすべての題。 */
        "UsageError.title" = "コマンドの書き方の誤り";

        /* 検索ワードなしで実行したときに表示する。 */
        "UsageError.noWord.description" = "検索ワードがありません。コマンドの後に入力してください。";

        /* 存在しないオプションのときに表示する。{0}はオプション。 */
        "UsageError.unknownOption.description" = "「{0}」というオプションはありません。ハイフンで始まる検索ワードの前には--を置いてください。";

        /* オプションの値がないときに表示する。{option}はオプション。 */
        "UsageError.missingValue.description" = "オプション{option}の後に値を指定してください。";

        /* --localeの値が言語を表していないときに表示する。{0}はその値。 */
        "UsageError.unknownLocale.description" = "「{0}」という言語はありません。enやjaのように指定してください。";

        /* 標準出力への書き込みについてのエラーすべての題。 */
        "OutputError.title" = "出力エラー";

        /* 標準出力に書き込めないときに表示する。{reason}はシステムの英語の文。 */
        "OutputError.notWritten.description" = "出力をすべて書き込めませんでした（{reason}）。書き込み先を確かめてください。";

        """#
    ),
  ])
}
