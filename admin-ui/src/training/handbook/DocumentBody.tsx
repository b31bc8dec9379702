import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { HandbookContent, HandbookStep } from 'contracts/training/handbook/handbook.fields';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { useDownload } from '#admin-ui/library/file/useTicket';
import { InPlace } from '#admin-ui/library/preview/InPlace.tsx';
import { type Lesson, StepMore, StepText } from './StepParts.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 210px) minmax(0, 1fr)',
  '& > nav': { position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflowY: 'auto' },
  '& > nav ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > nav a': {
    display: 'block',
    padding: '7px 10px',
    borderRadius: 8,
    fontSize: '0.875rem',
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > nav a:hover': { background: theme.palette.brand.sunken },
  '@media (max-width: 899px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > nav': { position: 'static', maxHeight: 'none' },
  },
  '@media print': { display: 'block', '& > nav': { display: 'none' } },
}));
const Text = styled('div')({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  '& > div > :first-child': { marginTop: 0 },
  '& > div > :last-child': { marginBottom: 0 },
});
const Steps = styled('ol')({ display: 'grid', gap: 32, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
const StepRoot = styled('li')({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  scrollMarginTop: 16,
  '& > *': { minWidth: 0 },
  '& > h3': { margin: 0, fontSize: '1.125rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& > div > :first-child': { marginTop: 0 },
  '& > div > :last-child': { marginBottom: 0 },
  '@media print': { breakInside: 'avoid-page', marginBottom: 24 },
});
const Checks = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 },
});
type StepProps = { step: HandbookStep; number: number; anchor: string; lessons: readonly Lesson[] };

const Step = ({ step, number, anchor, lessons }: StepProps) => {
  const t = useTranslate();
  return (
    <StepRoot id={anchor}>
      <h3>
        {number}. {step.name}
      </h3>
      <StepText step={step} />
      {step.checks.length > 0 && (
        <Checks aria-label={t('handbook.checks')}>
          {step.checks.map(({ id, text }) => (
            <li key={id}>
              <FormControlLabel control={<Checkbox size="small" />} label={text} />
            </li>
          ))}
        </Checks>
      )}
      <StepMore step={step} lessons={lessons} />
    </StepRoot>
  );
};

/** The file that a document is: read here where it is a PDF or a picture, and saved. */
const WholeFile = ({ fileId, name }: { fileId: string; name: string }) => {
  const t = useTranslate();
  const { mutate, isPending } = useDownload();
  return (
    <>
      <InPlace key={fileId} fileId={fileId} name={name} />
      <Button
        variant="outlined"
        startIcon={<AttachFileOutlined />}
        disabled={isPending}
        onClick={() => mutate(fileId)}
        sx={{ justifySelf: 'start' }}
      >
        {t('handbook.openFile')}
      </Button>
    </>
  );
};

type Props = { content: Pick<HandbookContent, 'name' | 'summary' | 'fileId' | 'steps'>; lessons: readonly Lesson[] };

/** What a document says, with its table of contents. */
export const DocumentBody = ({ content: { name: title, summary, fileId, steps }, lessons }: Props) => {
  const t = useTranslate();
  const anchorOf = (at: number) => `step-${at + 1}`;
  const text = (
    <Text>
      {summary && <RichText html={richTextHtml(summary, 'h3')} />}
      {fileId !== null && <WholeFile fileId={fileId} name={title} />}
      <Steps>
        {steps.map((step, at) => (
          <Step key={step.id} step={step} number={at + 1} anchor={anchorOf(at)} lessons={lessons} />
        ))}
      </Steps>
    </Text>
  );
  if (steps.length < 2) return text;
  return (
    <Root>
      <nav aria-label={t('handbook.contents')}>
        <ol>
          {steps.map(({ id, name }, at) => (
            <li key={id}>
              <a href={`#${anchorOf(at)}`}>
                {at + 1}. {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {text}
    </Root>
  );
};
