/** Characters of a mail server's answer that are kept. */
const MAX_ANSWER = 300;

/** Characters of it that are read. */
const MAX_READ = 2_000;

/** What mail servers say may name the person: of the words only those that are no address stay. A word is looked at from its beginning alone. */
export const namelessAnswer = (answer: string): string =>
  answer
    .slice(0, MAX_READ)
    .replace(/[<"'(]{0,4}(?<![^\s<>"'()])[^\s<>"'()@]*@[^\s<>"'()]+[>"')]{0,4}/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ANSWER);
