import { linkToken } from 'ui-kit/page/link-token';
import './guest-review.words.ts';
import styled from '@emotion/styled';
import { MAX_REVIEWER_NAME_LENGTH } from 'contracts/recruiting/interview-review/interview-review.choices';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
import { GuestStepView } from './GuestStepView.tsx';
import { type GuestReviewAnswer, openReview } from './guest-review.ts';

const Frame = styled.main({ width: '100%', maxWidth: 880, margin: '0 auto', padding: '20px 20px 72px' });
const Home = styled.div({ marginBottom: 28 });
const Lead = styled.p({ margin: '6px 0 20px', maxWidth: '62ch', color: colour.inkSoft });
const Steps = styled.div({ display: 'grid', gap: 32, marginTop: 28 });

const INVALID = new Set(['review-link-invalid', 'validation-failed']);

const Opened = ({ token, found }: { token: string; found: GuestReviewAnswer }) => {
  const { t, locale } = useTranslation();
  const [review, setReview] = useState(found);
  const [name, setName] = useState(found.guestName ?? '');
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { companyName, title, candidateName, expiresAt, offered, steps } = review;
  const nameless = () => {
    setNameless(true);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <PageTitle title={candidateName ?? t('guestReview.unnamed')} />
      <Lead>
        {t('guestReview.lead', { company: companyName, title })}{' '}
        {t('guestReview.until', { time: formatDateTime(expiresAt, locale) })}
      </Lead>
      <Card>
        <div ref={field}>
          <TextInput
            label={t('guestReview.name')}
            hint={t('guestReview.nameHint', { company: companyName })}
            value={name}
            maxLength={MAX_REVIEWER_NAME_LENGTH}
            autoComplete="name"
            required
            faults={isNameless && name.trim() === '' ? [t('guestReview.nameMissing')] : []}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </Card>
      {steps.length === 0 && (
        <Notice icon="info" title={t('guestReview.nothing')} detail={t('guestReview.nothingDetail')} />
      )}
      <Steps>
        {steps.map((step) => (
          <GuestStepView
            key={step.responseId}
            token={token}
            name={name.trim()}
            step={step}
            offered={offered}
            onAnswer={setReview}
            onNameless={nameless}
          />
        ))}
      </Steps>
    </>
  );
};

/** What somebody sees who came by a link for outside reviewers (docs/product.md REC-94). */
export const GuestReviewPage = () => {
  const { t } = useTranslation();
  const token = linkToken(useLocation().hash);
  const { state, again } = useFromLink(token, openReview);
  return (
    <Frame>
      <Home>
        <Wordmark />
      </Home>
      {state.is === 'checking' && (
        <div role="status" aria-label={t('guestReview.checking')}>
          <Skeleton style={{ height: 32, width: '40%', marginBottom: 16 }} />
          <Skeleton style={{ height: 240 }} />
        </div>
      )}
      {state.is === 'open' && <Opened token={token} found={state.found} />}
      {state.is === 'refused' && INVALID.has(state.code) && (
        <>
          <PageTitle key="invalid" title={t('guestReview.invalidTitle')} />
          <Lead>{t('guestReview.invalid')}</Lead>
        </>
      )}
      {state.is === 'refused' && !INVALID.has(state.code) && (
        <>
          <PageTitle key="failed" title={t('shell.failed')} />
          <ActionButton kind="quiet" onClick={again}>
            {t('shell.retry')}
          </ActionButton>
        </>
      )}
    </Frame>
  );
};
