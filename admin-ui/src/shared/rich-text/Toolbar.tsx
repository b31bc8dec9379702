import LinkIcon from '@mui/icons-material/Link';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToolbar } from 'react-aria/useToolbar';
import { tableActions, toggles } from './actions.ts';
import { Bar } from './Frame.tsx';
import { LinkPopover } from './LinkPopover.tsx';

/** Below the others: they come and go with the cursor. */
const OfTable = styled('div')({ flexBasis: '100%', display: 'flex', flexWrap: 'wrap' });

const TABLE = { rows: 3, cols: 3, withHeaderRow: true };

type Props = { editor: Editor; label: string; children: ReactNode };

/** What can be done with the words that are selected; arrow keys go from button to button. `children`: at its end. */
export const Toolbar = ({ editor, label, children }: Props) => {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const { toolbarProps } = useToolbar({ 'aria-label': t('richText.toolbar', { field: label }) }, ref);
  const [linkAnchor, setLinkAnchor] = useState<HTMLElement | null>(null);
  const active = useEditorState({
    editor,
    selector: () => ({
      ...Object.fromEntries(toggles.flat().map(({ name, isActive }) => [name, isActive(editor)])),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
    }),
  }) as Record<string, boolean>;
  const toggle = (name: string, Icon: (typeof toggles)[number][number]['icon'], keys: string, onClick: () => void) => (
    <ToggleButton
      key={name}
      value={name}
      size="small"
      selected={active[name] === true}
      title={keys === '' ? t(`richText.${name}`) : `${t(`richText.${name}`)} (${keys})`}
      aria-label={t(`richText.${name}`)}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon fontSize="small" aria-hidden="true" />
    </ToggleButton>
  );
  const insertTable = () => !active.table && editor.chain().focus().insertTable(TABLE).run();
  return (
    <Bar ref={ref} {...toolbarProps}>
      {toggles.map((group) => [
        ...group.map(({ name, icon, keys, run }) => toggle(name, icon, keys, () => run(editor.chain().focus()).run())),
        <Divider key={`after ${group[0]?.name}`} orientation="vertical" flexItem />,
      ])}
      <span>{toggle('link', LinkIcon, '', () => setLinkAnchor(ref.current))}</span>
      <span>{toggle('table', TableChartOutlined, '', insertTable)}</span>
      {children}
      {active.table && (
        <OfTable>
          {tableActions.map(({ name, run }) => (
            <Button key={name} size="small" onClick={() => run(editor.chain().focus()).run()}>
              {t(`richText.${name}`)}
            </Button>
          ))}
        </OfTable>
      )}
      {linkAnchor && <LinkPopover editor={editor} anchor={linkAnchor} onClose={() => setLinkAnchor(null)} />}
    </Bar>
  );
};
