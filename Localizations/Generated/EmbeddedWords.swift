// catalog-lint:generated LocalizedMessages
//
// The tables of this module as they are. `catalog-lint generate` writes this file anew from
// them; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmbeddedWords {
  /// The tables of this module: what speaks where the resource bundle is missing or broken.
  static let module = EmbeddedWords([
    Table(
      locale: "en",
      name: "APIErrors",
      text: #"""
        /* Title of every search error that has no title of its own. */
        "APIError.title" = "Search error";

        /* Shown when the search was started with nothing, or only spaces, in the search field. */
        "APIError.searchWordEmpty.description" = "There is no search word. Enter one and search again.";

        /* Shown when no web address could be made from the search word. */
        "APIError.invalidURL.description" = "This word cannot be used in a search. Try another one; plain letters (A to Z) and digits are safest.";

        /* Shown when the server could not be reached or took too long to answer. */
        "APIError.networkError.title" = "Connection problem";
        "APIError.networkError.description" = "The server could not be reached. Try again where the connection is good.";

        /* Shown when the reason is not known, or is none that a person can act on. */
        "APIError.unknown.title" = "Unexpected problem";
        "APIError.unknown.description" = "Something unexpected happened. Wait a moment and try again. If it keeps happening, tell the people who run this service.";

        """#
    ),
    Table(
      locale: "en",
      name: "Alerts",
      text: #"""
        /* Button: the alert was read. */
        "Alerts.ok" = "OK";

        /* Button: do again what went wrong. */
        "Alerts.retry" = "Retry";

        /* Button: leave it at that. */
        "Alerts.cancel" = "Cancel";

        /* Shown for an error that nobody has words for. */
        "Alerts.generic.title" = "Unexpected problem";
        "Alerts.generic.description" = "Something unexpected happened. Wait a moment and try again.";

        /* On a terminal, after the only button: how to go on. */
        "Alerts.pressReturn" = "Press Return.";

        /* On a terminal, below the numbered buttons. {action} is the button that Return alone chooses. */
        "Alerts.chooseAction" = "Type a number and press Return. Return alone means {action}.";

        """#
    ),
    Table(
      locale: "en",
      name: "SessionErrors",
      text: #"""
        /* Shown when the connection broke and nothing more exact is known. */
        "SessionTaskError.connectionError.title" = "Connection problem";
        "SessionTaskError.connectionError.description" = "The connection to the server was lost. Check the connection and try again.";

        /* Shown when the request could not be made and nothing more exact is known. */
        "SessionTaskError.requestError.title" = "Request not sent";
        "SessionTaskError.requestError.description" = "The request could not be prepared. Check what was entered and try again.";

        /* Shown when the answer could not be used and nothing more exact is known. */
        "SessionTaskError.responseError.title" = "Problem with the answer";
        "SessionTaskError.responseError.description" = "The answer from the server could not be used. Wait a moment and try again.";

        /* Shown when the address of the server in the settings cannot be used. */
        "RequestError.invalidBaseURL.title" = "Unusable server address";
        "RequestError.invalidBaseURL.description" = "The address of the server cannot be used. Check it in the settings and try again.";

        /* Shown when the program made a request of a form that it did not expect. */
        "RequestError.unexpectedURLRequest.title" = "Request not sent";
        "RequestError.unexpectedURLRequest.description" = "The request did not have the expected form, so it was not sent. Update to the latest version and try again.";

        /* Shown when something that is not a web server answered. */
        "ResponseError.nonHTTPURLResponse.title" = "Unexpected answer";
        "ResponseError.nonHTTPURLResponse.description" = "The answer did not come from a web server. Check the server address and the connection, then try again.";

        /* Shown when the server answered with a status that means no success. {0}: the HTTP status code, such as 404. */
        "ResponseError.unacceptableStatusCode.title" = "Problem with the answer";
        "ResponseError.unacceptableStatusCode.description" = "The server answered with status {0, number, ::group-off}. Wait a moment and try again.";

        /* Shown when the answer could be received but not understood. */
        "ResponseError.unexpectedObject.title" = "Unexpected answer";
        "ResponseError.unexpectedObject.description" = "The answer from the server could not be read. Wait a moment and try again.";

        """#
    ),
    Table(
      locale: "ja",
      name: "APIErrors",
      text: #"""
        /* 固有の題を持たない検索エラーすべての題。 */
        "APIError.title" = "検索エラー";

        /* 検索欄が空、または空白だけのまま検索したときに表示する。 */
        "APIError.searchWordEmpty.description" = "検索ワードがありません。検索ワードを入力して、もう一度検索してください。";

        /* 検索ワードからウェブアドレスを作れなかったときに表示する。 */
        "APIError.invalidURL.description" = "この検索ワードでは検索できません。別の検索ワードでお試しください。半角の英数字だけにすると確実です。";

        /* サーバーにつながらない、または応答が遅すぎるときに表示する。 */
        "APIError.networkError.title" = "通信エラー";
        "APIError.networkError.description" = "サーバーに接続できませんでした。通信環境のよい場所で、もう一度お試しください。";

        /* 原因がわからない、または利用者が対処できない原因のときに表示する。 */
        "APIError.unknown.title" = "予期しない問題";
        "APIError.unknown.description" = "予期しない問題が起きました。しばらくしてから、もう一度お試しください。繰り返し起きる場合は、このサービスの運営元にお知らせください。";

        """#
    ),
    Table(
      locale: "ja",
      name: "Alerts",
      text: #"""
        /* ボタン: アラートを読み終えた。 */
        "Alerts.ok" = "OK";

        /* ボタン: うまくいかなかったことをもう一度行う。 */
        "Alerts.retry" = "再試行";

        /* ボタン: 何もせずに終える。 */
        "Alerts.cancel" = "キャンセル";

        /* 文言が用意されていないエラーのときに表示する。 */
        "Alerts.generic.title" = "予期しない問題";
        "Alerts.generic.description" = "予期しない問題が起きました。しばらくしてから、もう一度お試しください。";

        /* 端末で、ただ一つのボタンの後に表示する。 */
        "Alerts.pressReturn" = "Returnキーを押してください。";

        /* 端末で、番号を付けたボタンの下に表示する。{action}はReturnキーだけで選ばれるボタン。 */
        "Alerts.chooseAction" = "番号を入力して、Returnキーを押してください。Returnキーだけなら「{action}」になります。";

        """#
    ),
    Table(
      locale: "ja",
      name: "SessionErrors",
      text: #"""
        /* 接続が切れ、それ以上くわしいことがわからないときに表示する。 */
        "SessionTaskError.connectionError.title" = "通信エラー";
        "SessionTaskError.connectionError.description" = "サーバーとの接続が切れました。通信環境を確かめて、もう一度お試しください。";

        /* 送信の準備ができず、それ以上くわしいことがわからないときに表示する。 */
        "SessionTaskError.requestError.title" = "送信できない内容";
        "SessionTaskError.requestError.description" = "送信の準備ができませんでした。入力した内容を確かめて、もう一度お試しください。";

        /* 応答を使えず、それ以上くわしいことがわからないときに表示する。 */
        "SessionTaskError.responseError.title" = "応答の問題";
        "SessionTaskError.responseError.description" = "サーバーからの応答を使えませんでした。しばらくしてから、もう一度お試しください。";

        /* 設定にあるサーバーのアドレスが使えないときに表示する。 */
        "RequestError.invalidBaseURL.title" = "使えないサーバーアドレス";
        "RequestError.invalidBaseURL.description" = "サーバーのアドレスを使えません。設定でアドレスを確かめて、もう一度お試しください。";

        /* プログラムが想定外の形の要求を作ったときに表示する。 */
        "RequestError.unexpectedURLRequest.title" = "送信できない内容";
        "RequestError.unexpectedURLRequest.description" = "送信する内容が想定と違う形だったため、送信しませんでした。最新版に更新して、もう一度お試しください。";

        /* ウェブサーバーではないものが応答したときに表示する。 */
        "ResponseError.nonHTTPURLResponse.title" = "想定外の応答";
        "ResponseError.nonHTTPURLResponse.description" = "ウェブサーバーではない相手から応答がありました。サーバーのアドレスと通信環境を確かめて、もう一度お試しください。";

        /* サーバーが成功ではない状態を返したときに表示する。{0}: 404 などの HTTP 状態コード。 */
        "ResponseError.unacceptableStatusCode.title" = "応答の問題";
        "ResponseError.unacceptableStatusCode.description" = "サーバーが状態コード{0, number, ::group-off}を返しました。しばらくしてから、もう一度お試しください。";

        /* 応答は届いたが、内容を理解できなかったときに表示する。 */
        "ResponseError.unexpectedObject.title" = "想定外の応答";
        "ResponseError.unexpectedObject.description" = "サーバーからの応答を読み取れませんでした。しばらくしてから、もう一度お試しください。";

        """#
    ),
  ])
}
