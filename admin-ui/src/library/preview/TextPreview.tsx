import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { docxParagraphs } from './docx.ts';

const Sheet = styled('div')(({ theme }) => ({
  width: '100%',
  maxHeight: 'inherit',
  overflowY: 'auto',
  padding: '20px 24px',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  '& p': { margin: '0 0 10px' },
}));

/** What is written in a Word document, without its looks. */
export const TextPreview = ({ bytes, name, onFault }: { bytes: ArrayBuffer; name: string; onFault: () => void }) => {
  const [paragraphs, setParagraphs] = useState<readonly string[] | null>(null);
  const fail = useRef(onFault);
  fail.current = onFault;
  useEffect(() => {
    let isLeft = false;
    docxParagraphs(bytes).then(
      (found) => !isLeft && setParagraphs(found),
      () => !isLeft && fail.current(),
    );
    return () => {
      isLeft = true;
    };
  }, [bytes]);
  return (
    // What scrolls can be reached by keyboard.
    <Sheet role="region" aria-label={name} aria-busy={paragraphs === null} tabIndex={0}>
      {paragraphs?.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name, and never change.
        <p key={index}>{text}</p>
      ))}
    </Sheet>
  );
};
