import styled from '@emotion/styled';
import { type DescriptionBlock, descriptionBlocks } from 'contracts/recruiting/job/job.description';

const Root = styled.div({
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& p, & li': { whiteSpace: 'pre-line' },
  '& > * + *': { marginTop: 14 },
  '& h2': { marginTop: 28 },
  '& ul, & ol': { paddingLeft: 20, marginBottom: 0 },
  '& li + li': { marginTop: 6 },
});

const itemsOf = (items: readonly string[]) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole.
    <li key={index}>{item}</li>
  ));

const BlockOf = ({ block }: { block: DescriptionBlock }) => {
  switch (block.kind) {
    case 'heading':
      return <h2 dir="auto">{block.text}</h2>;
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

export const Description = ({ text }: { text: string }) => (
  <Root>
    {descriptionBlocks(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole.
      <BlockOf key={index} block={block} />
    ))}
  </Root>
);
