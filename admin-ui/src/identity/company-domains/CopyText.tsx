import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 });
const Text = styled('code')({
  minWidth: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
const Said = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A text that is carried elsewhere, with a button that copies it; where the browser does not let us, it is selected. */
export const CopyText = ({ text, label }: { text: string; label: string }) => {
  const t = useTranslate();
  const code = useRef<HTMLElement>(null);
  const [said, say] = useState<'copied' | 'byHand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('copied');
    } catch {
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      say('byHand');
    }
  };
  return (
    <Root>
      <Text ref={code}>{text}</Text>
      <Button
        size="small"
        startIcon={said === 'copied' ? <CheckOutlined /> : <ContentCopyOutlined />}
        aria-label={t(said === 'copied' ? 'identity.domain.copiedNamed' : 'identity.domain.copyNamed', { name: label })}
        onClick={() => void copy()}
      >
        {t(said === 'copied' ? 'identity.domain.copied' : 'identity.domain.copy')}
      </Button>
      <Said role="status">{said && t(`identity.domain.${said}`)}</Said>
    </Root>
  );
};
