import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ElementType } from 'react';

/** What is on or off where the cursor stands. */
export type Toggle = {
  name: 'heading' | 'subheading' | 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote';
  icon: ElementType;
  /** As ProseMirror names keys. */
  keys: string;
  isActive: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
};

const heading = (level: 1 | 2): Pick<Toggle, 'keys' | 'isActive' | 'run'> => ({
  keys: `Ctrl+Alt+${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

export const toggles: readonly (readonly Toggle[])[] = [
  [
    { name: 'heading', icon: Title, ...heading(1) },
    { name: 'subheading', icon: TextFields, ...heading(2) },
  ],
  [
    {
      ...{ name: 'bold', icon: FormatBold, keys: 'Ctrl+B' },
      isActive: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      ...{ name: 'italic', icon: FormatItalic, keys: 'Ctrl+I' },
      isActive: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
  ],
  [
    {
      ...{ name: 'bulletList', icon: FormatListBulleted, keys: 'Ctrl+Shift+8' },
      isActive: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      ...{ name: 'orderedList', icon: FormatListNumbered, keys: 'Ctrl+Shift+7' },
      isActive: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      ...{ name: 'blockquote', icon: FormatQuote, keys: 'Ctrl+Shift+B' },
      isActive: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
];

/** What can be done with the table around the cursor. */
export const tableActions: readonly { name: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { name: 'addRow', run: (chain) => chain.addRowAfter() },
  { name: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { name: 'removeRow', run: (chain) => chain.deleteRow() },
  { name: 'removeColumn', run: (chain) => chain.deleteColumn() },
  { name: 'removeTable', run: (chain) => chain.deleteTable() },
];
