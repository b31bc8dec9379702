/** The browser reads the file after this turn. */
const READ_MS = 10_000;

export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};

export const saveJson = (content: unknown, name: string): void =>
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`);
