import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';

/** How a rich text looks, where it is read and where it is written. */
export const richTextStyle: CSSObject = {
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: 14 },
  '& h2, & h3, & h4, & h5, & h6': { marginTop: 28, fontSize: '1rem', fontWeight: 640 },
  '& ul, & ol': { paddingLeft: 20, marginBottom: 0 },
  '& li + li': { marginTop: 6 },
  '& blockquote': { margin: '14px 0', paddingLeft: 14, borderLeft: '3px solid currentColor' },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& .wide': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': { padding: '6px 10px', border: '1px solid color-mix(in srgb, currentColor 25%, transparent)' },
};
const Root = styled.div(richTextStyle);

/** Shows what `richTextHtml` made of a text, here or at the server; it holds no mark-up but its own. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: richTextHtml escapes all that was typed.
  <Root dangerouslySetInnerHTML={{ __html: html }} />
);
