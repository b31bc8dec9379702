import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Root = styled('div')({ minWidth: 0 });
const Heading = styled('h3')(({ theme }) => ({
  margin: '0 0 6px',
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.palette.text.secondary,
}));
const Text = styled('pre')(({ theme }) => ({
  maxHeight: 280,
  margin: 0,
  padding: '10px 12px',
  overflow: 'auto',
  borderRadius: 8,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  background: theme.palette.brand.sunken,
}));

type Props = { title: string; text: string; isWhole?: boolean };

/** Text of programs under a heading; scrolls where it is long, unless it is to be seen whole. */
export const CodeBlock = ({ title, text, isWhole = false }: Props) => {
  const id = useId();
  return (
    <Root>
      <Heading id={id}>{title}</Heading>
      <Text role="region" aria-labelledby={id} tabIndex={0} style={isWhole ? { maxHeight: 'none' } : {}}>
        {text}
      </Text>
    </Root>
  );
};
