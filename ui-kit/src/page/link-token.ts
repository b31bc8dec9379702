/** The secret of a link of a mail: behind its `#`, where mails may have escaped signs that Markdown takes for its own. */
export const linkToken = (hash: string): string => {
  const token = hash.slice(1);
  try {
    return decodeURIComponent(token);
  } catch {
    // It was damaged on its way; whoever is asked says so.
    return token;
  }
};
