import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';

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

const Top = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });

const CopyButton = ({ title, text }: { title: string; text: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('resources.webhooks.guide.copied', { type: 'success' }),
      () => notify('resources.webhooks.guide.notCopied', { type: 'error' }),
    );
  return (
    <Button
      size="small"
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copy()}
      aria-label={`${t('resources.webhooks.guide.copy')}: ${title}`}
    >
      {t('resources.webhooks.guide.copy')}
    </Button>
  );
};

type Props = { title: string; text: string; isWhole?: boolean; canCopy?: boolean };

/** Text of programs under a heading; scrolls where it is long, unless it is to be seen whole. */
export const CodeBlock = ({ title, text, isWhole = false, canCopy = false }: Props) => {
  const id = useId();
  return (
    <Root>
      <Top>
        <Heading id={id}>{title}</Heading>
        {canCopy && <CopyButton title={title} text={text} />}
      </Top>
      <Text role="region" aria-labelledby={id} tabIndex={0} style={isWhole ? { maxHeight: 'none' } : {}}>
        {text}
      </Text>
    </Root>
  );
};
