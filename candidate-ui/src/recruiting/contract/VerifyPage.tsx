import './contract.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { FileChoice } from 'ui-kit/form/FileChoice.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { type Verified, verify } from './contracts.ts';

const Frame = styled.main({ width: '100%', maxWidth: 680, margin: '0 auto', padding: '20px 16px 72px' });
const Home = styled.div({ marginBottom: 24 });
const Lead = styled.p({ margin: '6px 0 20px', color: colour.inkSoft });
const Hash = styled.p({ margin: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere', color: colour.inkSoft });

type State = { is: 'nothing' | 'checking' | 'failed' } | { is: 'told'; found: Verified };

/** Says of a PDF whether it is what was signed (docs/product.md SIG-15). */
export const VerifyPage = () => {
  const { t, locale } = useTranslation();
  const [state, setState] = useState<State>({ is: 'nothing' });
  const check = (file: File) => {
    setState({ is: 'checking' });
    verify(file).then(
      (found) => setState({ is: 'told', found }),
      () => setState({ is: 'failed' }),
    );
  };
  const valuesOf = ({ companyName, finishedAt, signerCount }: Verified) => ({
    company: companyName ?? '',
    time: finishedAt ? formatDateTime(finishedAt, locale) : '',
    count: signerCount ?? 0,
  });
  return (
    <Frame>
      <Home>
        <Wordmark />
      </Home>
      <PageTitle title={t('contract.verify.title')} />
      <Lead>{t('contract.verify.lead')}</Lead>
      <Card>
        <FileChoice
          label={t('contract.verify.choose')}
          accept="application/pdf,.pdf"
          onFiles={([file]) => file && check(file)}
        />
        <div aria-live="polite">
          {state.is === 'checking' && <p>{t('contract.verify.checking')}</p>}
          {state.is === 'failed' && <p role="alert">{t('contract.verify.failed')}</p>}
          {state.is === 'told' && (
            <>
              <Notice
                icon={state.found.result === 'genuine' ? 'check' : 'info'}
                title={t(`contract.verify.${state.found.result}Title`)}
                detail={t(`contract.verify.${state.found.result}`, valuesOf(state.found))}
              />
              <Hash>
                {t('contract.verify.hash')}: <code>{state.found.sha256}</code>
              </Hash>
            </>
          )}
        </div>
      </Card>
    </Frame>
  );
};
