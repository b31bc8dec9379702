import styled from '@emotion/styled';
import { type DescriptionBlock, descriptionBlocks } from 'contracts/recruiting/job/job.description';

const Root = styled.div({
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& p, & li': { whiteSpace: 'pre-line' },
  '& > * + *': { marginTop: 14 },
  '& h2, & h3': { marginTop: 28 },
  '& h3': { fontSize: '1rem', fontWeight: 640 },
  '& ul, & ol': { paddingLeft: 20, marginBottom: 0 },
  '& li + li': { marginTop: 6 },
});

const itemsOf = (items: readonly string[]) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole.
    <li key={index}>{item}</li>
  ));

/** Level of its headings: one below that of the part of the page it stands in. */
type Level = 'h2' | 'h3';

const BlockOf = ({ block, heading: Heading }: { block: DescriptionBlock; heading: Level }) => {
  switch (block.kind) {
    case 'heading':
      return <Heading dir="auto">{block.text}</Heading>;
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
    case 'list':
      return <ul dir="auto">{itemsOf(block.items)}</ul>;
    case 'numbered':
      return (
        <ol dir="auto" start={block.start}>
          {itemsOf(block.items)}
        </ol>
      );
  }
};

export const Description = ({ text, heading = 'h2' }: { text: string; heading?: Level }) => (
  <Root>
    {descriptionBlocks(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole.
      <BlockOf key={index} block={block} heading={heading} />
    ))}
  </Root>
);
