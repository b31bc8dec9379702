/** Characters as people count them: a flag or a letter with its accents is one. */
export const answerLength = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;
