/** Characters of a mail server's answer that are kept. */
const MAX_ANSWER = 300;

/** What mail servers say may name the person: of the words only those that are no address stay. */
export const namelessAnswer = (answer: string): string =>
  answer
    .replace(/[<"'(]*[^\s<>"'()]+@[^\s<>"'()]+[>"')]*/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ANSWER);
