import { Fragment, type Node } from '@tiptap/pm/model';
import { looksLikeHeading, NO_HEADING, type Reading } from 'contracts/kernel/rich-text';
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import type { ReadText } from './read-markdown.ts';
import { isTag, tagParts } from './tags.ts';

/** Of a text that had no headings: below those that begin a step of a document in a file. */
const FIRST_DEPTH = 3;
const MAX_DEPTH = 6;

type State = MarkdownSerializerState;
type MarkSpec = MarkdownSerializer['marks'][string];
type Write = (state: State, node: Node, parent: Node, index: number) => void;

const { nodes: written, marks } = defaultMarkdownSerializer;
const as = (name: string): Write => written[name] as Write;

/** Levels follow one another as they did. */
const depthIn = (depths: ReadText['depths'], level: number): number => {
  const known = depths.get(level);
  const above = Math.max(0, ...[...depths.keys()].filter((one) => one < level));
  const depth = known ?? (above > 0 ? (depths.get(above) ?? 0) + level - above : FIRST_DEPTH + level - 1);
  return Math.min(depth, MAX_DEPTH);
};

/** As it is written: a short line alone would be read as a heading. */
const isShortLine = ({ type, content }: Node, written: string): boolean =>
  type.name === 'paragraph' && content.content.every(({ marks }) => marks.length === 0) && looksLikeHeading(written);

/** Of a line that would begin a list, or underline a heading, alone. */
const LINE_STARTS = [/^(\s*\d+)([.)])(?=\s|$)/, /^()(\+|=)(?=[=\s]*$)/];

/** What is typed stays what was typed. A line of a paragraph begins as a paragraph does. */
const text: Write = (state, node, parent, index) => {
  const { atBlockStart, inAutolink } = state as State & { atBlockStart: boolean; inAutolink?: boolean };
  const startsLine = atBlockStart || parent.maybeChild(index - 1)?.type.name === 'hardBreak';
  const typed = node.text ?? '';
  if (inAutolink) return state.text(typed, false);
  const start = startsLine ? LINE_STARTS.find((one) => one.test(typed)) : undefined;
  const escaped = (part: string, at: number) => (at % 2 === 1 ? part : state.esc(part, startsLine && at === 0));
  const written = start ? state.esc(typed).replace(start, '$1\\$2') : tagParts(typed).map(escaped).join('');
  state.text(written, false);
};

const lineBreak: Write = (state, node, parent, index) => {
  const isLast = parent.content.content.slice(index + 1).every(({ type }) => type === node.type);
  if (!isLast) state.write('\\\n');
};

const rules: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

/** Of a cell, and tags, which keep theirs. */
const PIPES = /\{\{[^{}\n]*\}\}|\|/g;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The first row is the head, whatever it was. */
const tableWith =
  (serializer: () => MarkdownSerializer): Write =>
  (state, node) => {
    const rows = node.content.content.map(({ content }) => content.content);
    const columns = Math.max(...rows.map(({ length }) => length));
    const cellText = (cell: Node | undefined) =>
      cell
        ? serializer()
            .serialize(cell.type.schema.topNodeType.create(null, Fragment.from(cell.firstChild)))
            .replaceAll('\\\n', '<br>')
            .replace(PIPES, (found) => (found === '|' ? '\\|' : found))
        : '';
    const texts = rows.map((cells) => row(Array.from({ length: columns }, (_, at) => cellText(cells[at]))));
    const sides = Array.from({ length: columns }, (_, at) => rules[rows[0]?.[at]?.attrs.align] ?? '---');
    state.ensureNewLine();
    [texts[0], row(sides), ...texts.slice(1)].forEach((text, at) => {
      if (at > 0) state.ensureNewLine();
      state.write(text);
    });
    state.closeBlock(node);
  };

const codeBlock: Write = (state, node) => {
  const longest = Math.max(2, ...(node.textContent.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  state.write(`${fence}${node.attrs.language ?? ''}\n`);
  state.text(node.textContent, false);
  state.write(`\n${fence}`);
  state.closeBlock(node);
};

const link = marks.link as MarkSpec;
const closeLink: MarkSpec['close'] = (state, mark, parent, index) => {
  if (isTag(mark.attrs.href)) return `](${mark.attrs.href})`;
  return typeof link.close === 'string' ? link.close : link.close(state, mark, parent, index);
};

/**
 * What was typed and would read as something else: an entity, a tag, and signs of a run of `_`, which the serializer takes for those
 * within a word.
 */
const READS_OTHERWISE = /<(?=[a-z/!?])|&(?=#?\w+;)|(?<!\\)_(?=\\?_)|(?<=_)_/gi;

const serializerWith = (depths: ReadText['depths']): MarkdownSerializer => {
  const serializer: MarkdownSerializer = new MarkdownSerializer(
    {
      text,
      codeBlock,
      hardBreak: lineBreak,
      paragraph: as('paragraph'),
      tag: (state, node) => state.text(node.attrs.text, false),
      blockquote: as('blockquote'),
      listItem: as('list_item'),
      horizontalRule: (state, node) => {
        state.write('---');
        state.closeBlock(node);
      },
      heading: (state, node) => {
        state.write(`${'#'.repeat(depthIn(depths, node.attrs.level))} `);
        state.renderInline(node, false);
        state.closeBlock(node);
      },
      bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
      orderedList: (state, node) => {
        const start: number = node.attrs.start ?? 1;
        const width = String(start + node.childCount - 1).length;
        state.renderList(node, ' '.repeat(width + 2), (at) => `${String(start + at)}. `.padEnd(width + 2));
      },
      table: tableWith(() => serializer),
    },
    {
      bold: marks.strong as never,
      italic: marks.em as never,
      link: { ...link, close: closeLink },
      code: marks.code as never,
      strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    },
    { escapeExtraCharacters: READS_OTHERWISE, hardBreakNodeName: 'hardBreak' },
  );
  return serializer;
};

/** A document as Markdown; what was not changed stays as it stood. */
export const writeMarkdown = (
  doc: Node,
  { sources, depths }: Pick<ReadText, 'sources' | 'depths'>,
  { isLetter = false }: Reading = {},
): string => {
  const serializer = serializerWith(depths);
  const write = (block: Node): string =>
    serializer.serialize(doc.copy(Fragment.from(block)), { tightLists: true }).trim();
  return doc.content.content
    .map((block) => {
      const text = sources.get(block) ?? write(block);
      // Also of one that stood last before, where none is a heading.
      return !isLetter && isShortLine(block, text) ? text + NO_HEADING : text;
    })
    .filter((text) => text !== '')
    .join('\n\n')
    .trim();
};
