import { mergeAttributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { SAFE_LINK } from 'contracts/kernel/rich-text';
import { isTag, Tag } from './tags.ts';

/** The page around has h1 and h2. */
const LEVELS_ABOVE = 2;
const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

const Kit = StarterKit.extend({
  addExtensions() {
    const parts = this.parent?.() ?? [];
    return parts.map((part) =>
      part.name === 'heading'
        ? part.extend({
            parseHTML: () =>
              HEADINGS.map((level) => ({
                tag: `h${level}`,
                getAttrs: ({ dataset }: HTMLElement) => ({ level: Number(dataset.level ?? level) }),
              })),
            renderHTML: ({ node: { attrs }, HTMLAttributes }: { node: Node; HTMLAttributes: object }) => {
              const tag = `h${Math.min(attrs.level + LEVELS_ABOVE, HEADINGS.length)}`;
              return [tag, mergeAttributes(HTMLAttributes, { 'data-level': attrs.level }), 0];
            },
          })
        : part,
    );
  },
});

/** The tabulator goes from cell to cell, and from the last on to the next field. */
const Grid = Table.extend({
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      // A cell of Markdown has one paragraph, whose lines are broken.
      Enter: () => this.editor.isActive('table') && this.editor.commands.setHardBreak(),
    };
  },
});

/** What a rich text may hold: no more than `richTextHtml` shows. */
const parts = [
  Kit.configure({
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, isAllowedUri: (url) => SAFE_LINK.test(url) || isTag(url) },
  }),
  Grid,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
];

/** Of a letter: it has tags. */
export const extensionsOf = ({ isLetter }: { isLetter: boolean }) => (isLetter ? [...parts, Tag] : parts);
