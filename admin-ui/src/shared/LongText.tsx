import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

const Text = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const More = styled('button')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  padding: '2px 0',
  border: 0,
  font: 'inherit',
  fontWeight: 560,
  color: theme.palette.primary.main,
  background: 'transparent',
  cursor: 'pointer',
}));

/** Characters shown before the rest is asked for. */
const SHOWN = 240;

/** Text that may be long: its beginning, and the rest on demand. */
export const LongText = ({ text }: { text: string }) => {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (text.length <= SHOWN * 1.5) return <Text>{text}</Text>;
  return (
    <>
      <Text>{isWhole ? text : `${text.slice(0, SHOWN).trimEnd()}…`}</Text>
      <More type="button" onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'common.less' : 'common.moreText')}
      </More>
    </>
  );
};
