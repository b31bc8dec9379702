import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type SortPayload, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Failure } from './Failure.tsx';
import { Panel } from './Panel.tsx';
import type { Row } from './resource/description.ts';
import { useResource } from './resource/useResource.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '-6px 0 -8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) var(--beside, auto)',
    alignItems: 'center',
    gap: 12,
    padding: '10px 0',
  },
  '@media (max-width: 719px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 4 },
    '& li > small': { order: 3 },
  },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: 560,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a > small': { display: 'block' },
  '& li > span': { justifySelf: 'start' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Props<R> = {
  resource: string;
  filter: object;
  sort: SortPayload;
  /** As many as are shown; the list page has the others. */
  shown: number;
  /** Translation key of what is said where there are none. */
  none: string;
  /** Of the way to all of them. */
  showAll?: string;
  actions?: ReactNode;
  /** What leads to a record, and what stands beside it. */
  link: (record: R) => ReactNode;
  beside: (record: R) => ReactNode;
  /** Widths of what stands beside it. */
  widths?: string;
};

/** Records of another resource that belong to the one that is shown. */
export const RecordsPanel = <R extends Row>(props: Props<R>) => {
  const { resource, filter, sort, shown, none, showAll, actions, link, beside, widths } = props;
  const t = useTranslate();
  const { path, title, viewPath } = useResource(resource);
  const pagination = { page: 1, perPage: shown };
  const { data, error, total = 0, refetch } = useGetList<R>(resource, { filter, sort, pagination });
  const all = `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <Panel title={t(title)} actions={actions}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t(none)}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List style={widths ? ({ '--beside': widths } as object) : {}}>
          {data.map((record) => (
            <li key={record.id}>
              <Link to={viewPath(record)}>{link(record)}</Link>
              {beside(record)}
            </li>
          ))}
          {showAll && total > data.length && (
            <li>
              <Link to={all}>{t(showAll, { smart_count: total })}</Link>
            </li>
          )}
        </List>
      )}
    </Panel>
  );
};
