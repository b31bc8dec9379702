import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { FullShape } from './column.ts';
import { Tick } from './Ticks.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '12px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '&[data-ticked]': { background: theme.palette.brand.tones.success.tint },
}));
const Body = styled('div')({ flex: 1, minWidth: 0 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' });
const Title = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // The link covers its card, so that all of it can be tapped.
  '& a': { color: theme.palette.text.primary, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
}));
const Meta = styled('div')(({ theme }) => ({
  marginTop: 2,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& a': { position: 'relative', color: 'inherit' },
}));
const Above = styled('div')({ position: 'relative', zIndex: 1 });

const More = styled('details')(({ theme }) => ({
  position: 'relative',
  marginTop: 8,
  '& summary': { fontSize: '0.8125rem', cursor: 'pointer', color: theme.palette.text.secondary, padding: '6px 0' },
}));

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A list as cards: for phones. */
export const RecordCards = <R extends RaRecord>({ columns, pathOf, nameOf, detailsOf, isSelectable }: FullShape<R>) => {
  const t = useTranslate();
  const { data = [], isFetching, selectedIds } = useListContext<R>();
  const inPlace = (place: 'title' | 'meta' | 'corner') => columns.filter(({ card }) => card === place);
  return (
    <List aria-busy={isFetching}>
      {data.map((record) => (
        <Card key={record.id} data-ticked={selectedIds.includes(record.id) || undefined}>
          {isSelectable && (
            <Above>
              <Tick id={record.id} name={nameOf(record)} />
            </Above>
          )}
          <Body>
            <Line>
              {inPlace('title').map(({ field, render }) => (
                <Title key={field}>{pathOf ? <Link to={pathOf(record)}>{render(record)}</Link> : render(record)}</Title>
              ))}
              {inPlace('corner').map(({ field, render }) => (
                <div key={field}>{render(record)}</div>
              ))}
            </Line>
            {inPlace('meta')
              .filter(({ field, isLabelled }) => !(isLabelled && isNothing(record[field])))
              .map(({ field, label, isLabelled, render }) => (
                <Meta key={field}>
                  {isLabelled && `${t(label)}: `}
                  {render(record)}
                </Meta>
              ))}
            {detailsOf && (
              <More>
                <summary aria-label={t('common.list.details', { name: nameOf(record) })}>
                  {t('common.list.detailsColumn')}
                </summary>
                {detailsOf(record)}
              </More>
            )}
          </Body>
        </Card>
      ))}
    </List>
  );
};
