import styled from '@emotion/styled';
import { type Block, blocksOf } from './description.ts';

const Root = styled.div({
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& > * + *': { marginTop: 14 },
  '& h2': { marginTop: 28 },
  '& ul': { paddingLeft: 20, marginBottom: 0 },
  '& li + li': { marginTop: 6 },
});

const BlockOf = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') return <h2>{block.text.replace(/:$/, '')}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
};

export const Description = ({ text }: { text: string }) => (
  <Root>
    {blocksOf(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole.
      <BlockOf key={index} block={block} />
    ))}
  </Root>
);
