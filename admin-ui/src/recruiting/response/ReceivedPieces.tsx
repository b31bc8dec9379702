import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ProvenPiece, ProvenPieces, ProvenTake } from 'contracts/recruiting/response/response.proof';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Hash } from './Hash.tsx';

const Verdict = styled('p', { shouldForwardProp: (name) => name !== 'isSame' })<{ isSame: boolean }>(
  ({ theme, isSame }) => ({ color: theme.palette.brand.tones[isSame ? 'success' : 'danger'].ink }),
);
const Listed = styled('details')(({ theme }) => ({
  fontSize: '0.8125rem',
  '& summary': { padding: '6px 0', cursor: 'pointer' },
  '& > section': { maxHeight: 320, overflow: 'auto', border: `1px solid ${theme.palette.divider}`, borderRadius: 8 },
  '& table': { width: '100%', borderCollapse: 'collapse', whiteSpace: 'nowrap' },
  '& th, & td': { padding: '4px 12px', textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
  '& th': { fontWeight: 560 },
}));
const words = 'resources.responses.proof.pieces';

const Pieces = ({ pieces, startedAt }: { pieces: readonly ProvenPiece[]; startedAt: string }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const seconds = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <Listed>
      <summary>{t(`${words}.list`)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={t(`${words}.list`)}>
        <table>
          <thead>
            <tr>
              {['number', 'receivedAt', 'size', 'sha256', 'stored'].map((name) => (
                <th key={name} scope="col">
                  {t(`${words}.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ offset, size, sha256, receivedAt, isSame }, index) => (
              <tr key={offset}>
                <td>{index + 1}</td>
                <td>{seconds.format((Date.parse(receivedAt) - Date.parse(startedAt)) / 1_000)}</td>
                <td>{bytes(size)}</td>
                <td>
                  <Hash sha256={sha256} copyLabel={t(`${words}.copy`, { number: index + 1 })} />
                </td>
                <td>{t(`${words}.stored.${isSame ?? 'gone'}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Listed>
  );
};

type Props = {
  responseId: string;
  take: Pick<ProvenTake, 'takeId' | 'take' | 'startedAt'>;
  received: NonNullable<ProvenTake['received']>;
};

/** In how many pieces a recording came, and what they hash to together; on request, whether the file that is kept is made of them. */
export const ReceivedPieces = ({ responseId, take: { takeId, take, startedAt }, received }: Props) => {
  const t = useTranslate();
  const bytes = useBytes();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery<ProvenPieces, Error>({
    queryKey: ['responses', responseId, 'takes', takeId, 'pieces'],
    queryFn: () => ask<ProvenPieces>(`responses/${responseId}/takes/${takeId}/pieces`),
    enabled: isAsked,
    retry: false,
  });
  const { pieceCount, size, root } = received;
  return (
    <>
      <small>
        {t(`${words}.received`, { smart_count: pieceCount, size: bytes(size) })} · {t(`${words}.root`)}{' '}
        <Hash sha256={root} copyLabel={t(`${words}.copyRoot`, { take })} />
      </small>
      {!data && (
        <Button
          size="small"
          loading={isFetching}
          aria-label={t(`${words}.checkOf`, { take })}
          onClick={() => (isAsked ? void refetch() : setAsked(true))}
        >
          {t(`${words}.check`)}
        </Button>
      )}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Verdict role="status" isSame={data.kept === 'same'}>
            {t(`${words}.kept.${data.kept}`)}
          </Verdict>
          {data.pieces.length > 0 ? (
            <Pieces pieces={data.pieces} startedAt={startedAt} />
          ) : (
            <small>{t(`${words}.tooMany`)}</small>
          )}
        </>
      )}
    </>
  );
};
