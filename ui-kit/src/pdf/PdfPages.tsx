import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pdf } from './pdf.ts';
import { usePdf } from './usePdf.ts';

const List = styled.div({ display: 'grid', gap: 16 });
const Sheet = styled.div({
  position: 'relative',
  background: '#ffffff',
  borderRadius: 4,
  boxShadow: '0 1px 2px rgb(0 0 0 / 16%), 0 0 0 1px rgb(0 0 0 / 8%)',
  '& > canvas': { display: 'block', width: '100%', height: '100%', borderRadius: 4 },
});
const Hidden = styled.p({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
/** Of A4: until a page has told its own. */
const USUAL_RATIO = Math.SQRT2;
/** Pages are drawn before they are seen. */
const AHEAD = '800px';

type PageProps = { pdf: Pdf; page: number; label: string; children?: ReactNode };

const Page = ({ pdf, page, label, children }: PageProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  const [text, setText] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  /** In CSS pixels: a page that gets wider or narrower is drawn again. */
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!sheet.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    seen.observe(sheet.current);
    const resized = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    resized.observe(sheet.current);
    return () => {
      seen.disconnect();
      resized.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!isNear || width === 0 || !canvas.current) return;
    const left = new AbortController();
    const draw = async (onto: HTMLCanvasElement) => {
      const own = await pdf.ratio(page);
      if (left.signal.aborted) return;
      setRatio(own);
      const found = await pdf.draw(page, onto, left.signal);
      if (!left.signal.aborted) setText(found);
    };
    // A page that cannot be drawn stays white; the file itself was opened.
    draw(canvas.current).catch(() => undefined);
    return () => left.abort();
  }, [isNear, pdf, page, width]);
  return (
    <Sheet ref={sheet} style={{ aspectRatio: `1 / ${ratio}` }} data-page={page} data-drawn={text !== null || undefined}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {text !== null && <Hidden>{text}</Hidden>}
      {children}
    </Sheet>
  );
};

type Props = {
  bytes: ArrayBuffer;
  label: (page: number, pages: number) => string;
  /** What lies over a page. */
  over?: (page: number, pages: number) => ReactNode;
  waiting: ReactNode;
  onFault: () => void;
};

/** All pages of a PDF, one below the other, each drawn as it comes near. */
export const PdfPages = ({ bytes, label, over, waiting, onFault }: Props) => {
  const pdf = usePdf(bytes, onFault);
  if (!pdf) return waiting;
  return (
    <List>
      {Array.from({ length: pdf.pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={index} pdf={pdf} page={index + 1} label={label(index + 1, pdf.pages)}>
          {over?.(index + 1, pdf.pages)}
        </Page>
      ))}
    </List>
  );
};
