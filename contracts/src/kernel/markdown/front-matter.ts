/** The front matter of a Markdown file is kept as it was written; single values of it are read and set here. */
const KEY = /^[A-Za-z_][\w-]*$/;
/** Written without quotes, it is read as the text that it is. */
const PLAIN = /^[\p{L}][^:#\n"'[\]{}&*!|>%@`]*$/u;
const WORDS = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/** `key: value`, the value without the space around it; null: the line is none. */
const keyLine = (line: string): { key: string; value: string } | null => {
  const at = line.indexOf(':');
  const [key, value] = [line.slice(0, Math.max(at, 0)), line.slice(at + 1)];
  if (!KEY.test(key) || (value !== '' && !/^[ \t]/.test(value))) return null;
  return { key, value: value.trim() };
};

const unquoted = (value: string): string | null => {
  if (/^[|>]/.test(value)) return null;
  if (/^".*"$/.test(value)) {
    try {
      return String(JSON.parse(value));
    } catch {
      return value.slice(1, -1);
    }
  }
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  const comment = value.search(/\s#/);
  return (comment < 0 ? value : value.slice(0, comment)).trim();
};

const quoted = (value: string): string =>
  PLAIN.test(value) && !WORDS.test(value) && value === value.trim() ? value : JSON.stringify(value);

/** The text of a key, on one line; null: there is none. */
export const frontMatterText = (frontMatter: string, key: string): string | null => {
  for (const line of frontMatter.split('\n')) {
    const found = keyLine(line);
    if (found?.key === key) return unquoted(found.value) || null;
  }
  return null;
};

/** The texts of a list, one on each line. */
export const frontMatterList = (frontMatter: string, key: string): string[] => {
  const lines = frontMatter.split('\n');
  const at = lines.findIndex((line) => keyLine(line)?.key === key);
  if (at < 0) return [];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !/^[ \t]*-[ \t]/.test(line));
  const items = end < 0 ? rest : rest.slice(0, end);
  return items.flatMap((line) => unquoted(line.replace(/^[ \t]*-[ \t]+/, '').trim()) ?? []);
};

/** The same with another text under a key, where the key stands, else at the top. */
export const withFrontMatterText = (frontMatter: string, key: string, value: string): string => {
  if (frontMatterText(frontMatter, key) === value) return frontMatter;
  const line = `${key}: ${quoted(value)}`;
  const lines = frontMatter.split('\n');
  const at = lines.findIndex((one) => keyLine(one)?.key === key);
  if (at < 0) return frontMatter === '' ? line : `${line}\n${frontMatter}`;
  const isBlock = /^[|>]/.test(keyLine(lines[at] ?? '')?.value ?? '');
  const after = lines.slice(at + 1);
  const next = isBlock ? after.findIndex((one) => /^\S/.test(one)) : 0;
  return [...lines.slice(0, at), line, ...(next < 0 ? [] : after.slice(next))].join('\n');
};

type Values = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Front matter of its own: what is null or an empty list is left out. */
export const frontMatterOf = (values: Values): string =>
  Object.entries(values)
    .flatMap(([key, value]) => {
      if (value === null || (Array.isArray(value) && value.length === 0)) return [];
      if (Array.isArray(value)) return [`${key}:`, ...value.map((one: string) => `  - ${quoted(one)}`)];
      return [`${key}: ${typeof value === 'string' ? quoted(value) : String(value)}`];
    })
    .join('\n');
