import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePdf } from 'ui-kit/pdf/usePdf';

const Paper = styled('canvas')({ display: 'block', width: '100%', background: '#ffffff' });
const Pages = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 4,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));

type Props = { bytes: ArrayBuffer; name: string; onFault: () => void };

/** A PDF, page by page, drawn by the page itself. */
export const PdfPreview = ({ bytes, name, onFault }: Props) => {
  const t = useTranslate();
  const pdf = usePdf(bytes, onFault);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const fail = useRef(onFault);
  fail.current = onFault;
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    const left = new AbortController();
    pdf.draw(page, canvas.current, left.signal).then(
      (found) => !left.signal.aborted && setText(found),
      () => !left.signal.aborted && fail.current(),
    );
    return () => left.abort();
  }, [pdf, page]);
  const words = { page, pages: pdf?.pages ?? 1 };
  return (
    <div style={{ width: '100%' }} aria-busy={text === ''}>
      <Paper ref={canvas} role="img" aria-label={`${name}, ${t('library.preview.page', words)}`} />
      <div style={visuallyHidden}>{text}</div>
      {pdf && pdf.pages > 1 && (
        <Pages>
          <IconButton aria-label={t('library.preview.before')} disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">{t('library.preview.page', words)}</span>
          <IconButton
            aria-label={t('library.preview.after')}
            disabled={page === pdf.pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Pages>
      )}
    </div>
  );
};
