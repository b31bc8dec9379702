import styled from '@emotion/styled';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

type Step = 'begun' | 'drawn' | 'left' | 'failed';
type PageProps = {
  pdf: Pdf;
  page: number;
  label: string;
  onStep: (page: number, step: Step) => void;
  children?: ReactNode;
};

const Page = ({ pdf, page, label, onStep, children }: PageProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  const [text, setText] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  /** In CSS pixels: a page that gets wider or narrower is drawn again. */
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!sheet.current) return;
    const seen = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    });
    seen.observe(sheet.current);
    const resized = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    resized.observe(sheet.current);
    return () => {
      seen.disconnect();
      resized.disconnect();
    };
  }, []);
  useEffect(() => {
    const onto = canvas.current;
    if (!isNear || width === 0 || !onto) return;
    const left = new AbortController();
    onStep(page, 'begun');
    const draw = async () => {
      const own = await pdf.ratio(page);
      if (left.signal.aborted) return;
      setRatio(own);
      const found = await pdf.draw(page, onto, left.signal);
      if (left.signal.aborted) return;
      setText(found);
      onStep(page, 'drawn');
    };
    draw().catch(() => {
      if (!left.signal.aborted) onStep(page, 'failed');
    });
    return () => {
      left.abort();
      onStep(page, 'left');
    };
  }, [isNear, pdf, page, width, onStep]);
  // What is far away takes no memory: hundreds of pages would need gigabytes.
  useEffect(() => {
    if (!isNear && canvas.current) Object.assign(canvas.current, { width: 0, height: 0 });
  }, [isNear]);
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
  /** The file cannot be opened, or one of its pages cannot be drawn. */
  onFault: () => void;
  onPages?: (pages: number) => void;
  /** All pages that are near have been drawn. */
  onDrawn?: () => void;
};

type DrawnProps = Pick<Props, 'label' | 'over' | 'onFault' | 'onDrawn'> & { pdf: Pdf };

/** The pages of one that was opened. */
export const DrawnPages = ({ pdf, label, over, onFault, onDrawn }: DrawnProps) => {
  const tell = useRef({ onFault, onDrawn });
  tell.current = { onFault, onDrawn };
  const drawing = useRef(new Set<number>());
  const step = useCallback((page: number, is: Step) => {
    if (is === 'begun') drawing.current.add(page);
    else drawing.current.delete(page);
    if (is === 'failed') tell.current.onFault();
    if (is === 'drawn' && drawing.current.size === 0) tell.current.onDrawn?.();
  }, []);
  return (
    <List>
      {Array.from({ length: pdf.pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={index} pdf={pdf} page={index + 1} label={label(index + 1, pdf.pages)} onStep={step}>
          {over?.(index + 1, pdf.pages)}
        </Page>
      ))}
    </List>
  );
};

/** All pages of a PDF, one below the other, each drawn as it comes near, and let go of when it is far. */
export const PdfPages = ({ bytes, waiting, onPages, ...props }: Props) => {
  const pdf = usePdf(bytes, props.onFault);
  const tell = useRef(onPages);
  tell.current = onPages;
  useEffect(() => {
    if (pdf) tell.current?.(pdf.pages);
  }, [pdf]);
  return pdf ? <DrawnPages pdf={pdf} {...props} /> : waiting;
};
