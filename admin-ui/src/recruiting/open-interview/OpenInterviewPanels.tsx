import Typography from '@mui/material/Typography';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { ToBoardOf } from '#admin-ui/recruiting/interview/ViewSwitch.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { FileVideo } from '#admin-ui/training/learn/StepVideo.tsx';

/** What everybody reads, what is said before the first question, and who answers. */
export const OpenInterviewPanels = ({ record }: { record: OpenInterviewView }) => {
  const t = useTranslate();
  const { title, description, instructions, instructionsVideoId } = record;
  const filter = { openInterviewId: record.id };
  return (
    <>
      <Panel title={t('resources.open-interviews.fields.description')}>
        <RichText html={richTextHtml(description || t('resources.open-interviews.noDescription'), 'h3')} />
      </Panel>
      {(instructions || instructionsVideoId) && (
        <Panel title={t('resources.open-interviews.form.instructions')}>
          {instructionsVideoId !== null && (
            <Allowed to="tenant.files.read">
              <FileVideo fileId={instructionsVideoId} title={title} />
            </Allowed>
          )}
          {instructions && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{instructions}</Typography>
          )}
        </Panel>
      )}
      <InterviewsOf filter={filter} shows="candidate" actions={<ToBoardOf filter={filter} />} />
    </>
  );
};
