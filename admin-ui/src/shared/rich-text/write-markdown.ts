import { Fragment, type Node } from '@tiptap/pm/model';
import { looksLikeHeading, NO_HEADING } from 'contracts/kernel/rich-text';
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import type { ReadText } from './read-markdown.ts';

/** Of a text that had no headings: below those that begin a step of a document in a file. */
const FIRST_DEPTH = 3;
const MAX_DEPTH = 6;

type State = MarkdownSerializerState;
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
  state.text(start ? state.esc(typed).replace(start, '$1\\$2') : state.esc(typed, startsLine), false);
};

const lineBreak: Write = (state, node, parent, index) => {
  const isLast = parent.content.content.slice(index + 1).every(({ type }) => type === node.type);
  if (!isLast) state.write('\\\n');
};

const rules: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

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
            .replaceAll('|', '\\|')
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

/** What reads like an entity or a tag is said to be text. */
const serializerWith = (depths: ReadText['depths']): MarkdownSerializer => {
  const serializer: MarkdownSerializer = new MarkdownSerializer(
    {
      text,
      codeBlock,
      hardBreak: lineBreak,
      paragraph: as('paragraph'),
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
      link: marks.link as never,
      code: marks.code as never,
      strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    },
    { escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi, hardBreakNodeName: 'hardBreak' },
  );
  return serializer;
};

/** A document as Markdown; what was not changed stays as it stood. */
export const writeMarkdown = (doc: Node, { sources, depths }: Pick<ReadText, 'sources' | 'depths'>): string => {
  const serializer = serializerWith(depths);
  const write = (block: Node): string => {
    const text = serializer.serialize(doc.copy(Fragment.from(block)), { tightLists: true }).trim();
    return isShortLine(block, text) ? text + NO_HEADING : text;
  };
  return doc.content.content
    .map((block) => sources.get(block) ?? write(block))
    .filter((text) => text !== '')
    .join('\n\n')
    .trim();
};
