import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link, useHref, useNavigate } from 'react-router';
import { currentTenant } from '#admin-ui/providers/client';
import { type FullColumn, type FullShape, styleOf } from './column.ts';
import { Tick } from './Ticks.tsx';
import { Row } from './table-parts.ts';

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  margin: '-4px 0',
  border: 0,
  borderRadius: 6,
  color: theme.palette.text.secondary,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.palette.brand.sunken },
  '& svg': { fontSize: 20, transition: 'transform 140ms', transform: 'rotate(-90deg)' },
  '&[aria-expanded="true"] svg': { transform: 'none' },
}));
const Details = styled('td')(({ theme }) => ({
  padding: '4px 16px 20px 60px',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

/** A click anywhere in a row opens it, unless it was on something that has its own meaning, or selected text. */
const useOpenRow = (path: string | undefined, toggle: (() => void) | undefined) => {
  const navigate = useNavigate();
  const href = useHref(path ?? '');
  return (event: MouseEvent<HTMLElement>) => {
    const hasOwnMeaning = (event.target as HTMLElement).closest('a, button, input, label');
    if (hasOwnMeaning || window.getSelection()?.toString()) return;
    if (!path) toggle?.();
    else if (event.metaKey || event.ctrlKey) window.open(currentTenant.linkTo(href), '_blank', 'noopener');
    else navigate(path);
  };
};

/** One record of a table, with its details beneath when they are opened. */
export const RecordRow = <R extends RaRecord>({ record, shape }: { record: R; shape: FullShape<R> }) => {
  const { columns, pathOf, nameOf, detailsOf, isSelectable, attributesOf } = shape;
  const t = useTranslate();
  const detailsId = useId();
  const { selectedIds } = useListContext<R>();
  const [isExpanded, setExpanded] = useState(false);
  const path = pathOf?.(record);
  const toggle = () => setExpanded(!isExpanded);
  const open = useOpenRow(path, detailsOf && toggle);

  const cell = (column: FullColumn<R>) => {
    const content = column.render(record);
    return path && column.card === 'title' ? <Link to={path}>{content}</Link> : content;
  };

  return (
    <>
      <Row
        data-open={path || detailsOf ? true : undefined}
        data-ticked={selectedIds.includes(record.id) || undefined}
        onClick={open}
        {...attributesOf?.(record)}
      >
        {isSelectable && (
          <td>
            <Tick id={record.id} name={nameOf(record)} />
          </td>
        )}
        {detailsOf && (
          <td>
            <Toggle
              type="button"
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? detailsId : undefined}
              aria-label={t('common.list.details', { name: nameOf(record) })}
              onClick={toggle}
            >
              <ExpandMore aria-hidden="true" />
            </Toggle>
          </td>
        )}
        {columns.map((column) => (
          <td key={column.field} style={styleOf(column)} data-title={column.card === 'title' || undefined}>
            {cell(column)}
          </td>
        ))}
      </Row>
      {detailsOf && isExpanded && (
        <tr id={detailsId}>
          <Details colSpan={columns.length + (isSelectable ? 2 : 1)}>{detailsOf(record)}</Details>
        </tr>
      )}
    </>
  );
};
