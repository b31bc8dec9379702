import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { ComparedLines } from './ComparedLines.tsx';
import { DRAFT } from './sides.ts';
import { type Published, useVersions } from './VersionsPanel.tsx';

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  marginBottom: 16,
  [theme.breakpoints.down('sm')]: { gap: 8 },
}));

/** What a side says as lines; undefined: it is not read yet. */
export type Side = { lines: readonly string[] | undefined; error?: Error | null; refetch?: () => unknown };
/** The sides as the address names them: numbers of versions, or the draft. */
export type Sides = { from: string; to: string };

type Compared = { id: string; name: string } & Published;
type Props<R extends Compared> = {
  record: R;
  useSide: (record: R, side: string) => Side;
  /** What else there is to say of both. */
  below?: ((sides: Sides) => ReactNode) | undefined;
};

const Comparison = <R extends Compared>({ resource, record, useSide, below }: Props<R> & { resource: string }) => {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { data: versions = [] } = useVersions(resource, record);
  const sides: Sides = { from: query.get('from') ?? '1', to: query.get('to') ?? DRAFT };
  const [left, right] = [useSide(record, sides.from), useSide(record, sides.to)];
  const failed = [left, right].find(({ error }) => error);
  const choose = (side: keyof Sides, value: string) =>
    setQuery(
      (before) => {
        before.set(side, value);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <Choices>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            select
            size="small"
            label={t(`training.versions.compare.${side}`)}
            value={sides[side]}
            onChange={({ target }) => choose(side, target.value)}
          >
            {versions.map(({ version }) => (
              <MenuItem key={version} value={String(version)}>
                {t('training.versions.one', { version })}
              </MenuItem>
            ))}
            <MenuItem value={DRAFT}>{t('training.versions.draft')}</MenuItem>
          </TextField>
        ))}
      </Choices>
      {failed?.error && <Failure error={failed.error} onRetry={() => void failed.refetch?.()} />}
      {left.lines && right.lines && <ComparedLines left={left.lines} right={right.lines} />}
      {below?.(sides)}
    </>
  );
};

type PageProps<R extends Compared> = { resource: string } & Pick<Props<R>, 'useSide'> & {
    below?: (record: R, sides: Sides) => ReactNode;
  };

/** Two versions of something side by side, or one beside the draft. */
export const VersionComparison = <R extends Compared>({ resource, useSide, below }: PageProps<R>) => {
  const t = useTranslate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const title = t('training.versions.compare.title');
  return (
    <RecordPage<R> resource={resource} crumbs={crumbs} title={title} fresh={false}>
      {(record) => (
        <Page title={title} crumbs={[...crumbs, { label: record.name, to: description.viewPath(record) }]}>
          <Comparison
            resource={resource}
            record={record}
            useSide={useSide}
            below={below && ((sides) => below(record, sides))}
          />
        </Page>
      )}
    </RecordPage>
  );
};
