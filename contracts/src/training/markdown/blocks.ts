import { wholeMarkdown } from '#contracts/kernel/markdown/markdown-notes';

type Block = { kind: string; text: string };

/** The fenced blocks of a section that are of these kinds, and the text without them. */
export const blocksIn = (text: string, kinds: readonly string[]): { rest: string; blocks: Block[] } => {
  const own = new RegExp(`^\`{3,}(${kinds.join('|')})[ \\t]*$`);
  const lines = text.split('\n');
  const blocks = wholeMarkdown.parse(text, {}).flatMap(({ type, level, map, content }) => {
    const [, kind] = type === 'fence' && level === 0 && map ? (own.exec(lines[map[0]] ?? '') ?? []) : [];
    return kind && map ? [{ kind, text: content.replace(/\n$/, ''), from: map[0], to: map[1] }] : [];
  });
  const taken = new Set(blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const rest = lines.filter((_, at) => !taken.has(at));
  const isFound = blocks.length > 0;
  return { rest: (isFound ? rest.join('\n').replace(/\n{3,}/g, '\n\n') : text).trim(), blocks };
};

/** A text as a fenced block, whatever fences it holds itself. */
export const fenced = (kind: string, text: string): string => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${text === '' ? '' : `${text}\n`}${fence}`;
};
