/** A message that is left for the page that comes next, which may be another bundle: kept over a full load. */
const FLASH_KEY = 'onrecord.flash';

/** `key` is a translation key. */
export type Message = { kind: 'success' | 'error' | 'info'; key: string; values?: Record<string, string> };

export const setFlash = (message: Message) => sessionStorage.setItem(FLASH_KEY, JSON.stringify(message));

/** What the page before this one left to say, once. */
export const takeFlash = (): Message | null => {
  const kept = sessionStorage.getItem(FLASH_KEY);
  sessionStorage.removeItem(FLASH_KEY);
  return kept === null ? null : (JSON.parse(kept) as Message);
};
