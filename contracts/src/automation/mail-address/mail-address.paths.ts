/** Where a mail program posts to, and where a person is led who opens the same address (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/api/public/unsubscribe/:token';
/** The page, which finds the token behind the #. */
export const UNSUBSCRIBE_PAGE = '/a/unsubscribe';
