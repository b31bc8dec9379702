/** Under which a browser keeps the language of its person. */
export const LOCALE_KEY = 'onrecord.locale';
