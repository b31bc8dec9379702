import './resume.words.ts';
import '#candidate-ui/recruiting/profile/profile.words';
import styled from '@emotion/styled';
import { useId } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { FileChoice } from 'ui-kit/form/FileChoice.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { RESUME_FILES } from 'ui-kit/recruiting/resume-file';
import { colour } from 'ui-kit/theme/colours';
import { useMyDocuments } from '#candidate-ui/recruiting/profile/documents';
import { Card } from '#candidate-ui/shared/Card';
import { ofDocument, ofFile, type useResumeReading } from './resume-reading.ts';

const Detail = styled.p({ margin: '8px 0 16px', color: colour.inkSoft });
const Mine = styled.ul({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& span': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Documents of a profile that can be read: no pictures. */
const isReadable = ({ mime }: { mime: string }): boolean => /pdf|wordprocessingml/.test(mime);

/** The résumé that is looked at: a file of this device, or a document of the profile. */
export const ChooseResume = ({ take, found, isBusy }: ReturnType<typeof useResumeReading>) => {
  const { t } = useTranslation();
  const id = useId();
  const mine = (useMyDocuments().data ?? []).filter(isReadable);
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('resume.choose.title')}</h2>
      <Detail id={`${id}-detail`}>{t('resume.choose.detail')}</Detail>
      <FileChoice
        kind="quiet"
        label={t(found ? 'resume.choose.another' : 'resume.choose.file')}
        accept={RESUME_FILES}
        aria-label={t('resume.choose.title')}
        aria-describedby={`${id}-detail`}
        onFiles={([file]) => file && void take(ofFile(file))}
      />
      {mine.length > 0 && (
        <>
          <h3 id={`${id}-mine`} style={{ margin: '20px 0 0', fontSize: '0.9375rem' }}>
            {t('resume.choose.mine')}
          </h3>
          <Mine aria-labelledby={`${id}-mine`}>
            {mine.map((document) => (
              <li key={document.id}>
                <span>{document.name}</span>
                <ActionButton
                  kind="quiet"
                  disabled={isBusy}
                  aria-label={`${t('resume.choose.check')}: ${document.name}`}
                  onClick={() => void take(ofDocument(document))}
                >
                  {t('resume.choose.check')}
                </ActionButton>
              </li>
            ))}
          </Mine>
        </>
      )}
    </Card>
  );
};
