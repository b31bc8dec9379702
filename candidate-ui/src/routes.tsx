import { Navigate, Route, Routes } from 'react-router';
import { CANDIDATE_HOME } from 'ui-kit/identity/session/redirect';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { ErrorPage } from '#candidate-ui/errors/ErrorPage.tsx';
import { LoginPage } from '#candidate-ui/identity/session/LoginPage.tsx';
import { PageBoundary } from '#candidate-ui/layout/PageBoundary.tsx';

const signUp = () => import('#candidate-ui/identity/registration/SignUpPage.tsx');
const CompanySignUpPage = lazyPage(signUp, 'CompanySignUpPage');
const CandidateSignUpPage = lazyPage(signUp, 'CandidateSignUpPage');
const CompanyCreatedPage = lazyPage(
  () => import('#candidate-ui/identity/registration/CompanyCreatedPage.tsx'),
  'CompanyCreatedPage',
);
const CandidateCreatedPage = lazyPage(
  () => import('#candidate-ui/identity/registration/CandidateCreatedPage.tsx'),
  'CandidateCreatedPage',
);
const ForgotPasswordPage = lazyPage(
  () => import('#candidate-ui/identity/password/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);
const ResetPasswordPage = lazyPage(
  () => import('#candidate-ui/identity/password/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
const VerifyEmailPage = lazyPage(
  () => import('#candidate-ui/identity/email-address/VerifyEmailPage.tsx'),
  'VerifyEmailPage',
);
const UnsubscribePage = lazyPage(
  () => import('#candidate-ui/automation/mail-address/UnsubscribePage.tsx'),
  'UnsubscribePage',
);
const MailSettingsPage = lazyPage(
  () => import('#candidate-ui/automation/mail-address/MailSettingsPage.tsx'),
  'MailSettingsPage',
);
const InvitationPage = lazyPage(() => import('#candidate-ui/identity/invitation/InvitationPage.tsx'), 'InvitationPage');
const PortalAccessPage = lazyPage(
  () => import('#candidate-ui/recruiting/portal-access/PortalAccessPage.tsx'),
  'PortalAccessPage',
);
const SubAccountPage = lazyPage(
  () => import('#candidate-ui/identity/partnership/SubAccountPage.tsx'),
  'SubAccountPage',
);
const EmailChangePage = lazyPage(
  () => import('#candidate-ui/identity/email-address/EmailChangePage.tsx'),
  'EmailChangePage',
);
const ApplyPage = lazyPage(() => import('#candidate-ui/recruiting/application/ApplyPage.tsx'), 'ApplyPage');
const JoinPage = lazyPage(() => import('#candidate-ui/recruiting/open-interview/JoinPage.tsx'), 'JoinPage');
const AccountErasedPage = lazyPage(
  () => import('#candidate-ui/recruiting/profile/AccountErasedPage.tsx'),
  'AccountErasedPage',
);
const CandidateArea = lazyPage(() => import('#candidate-ui/layout/CandidateArea.tsx'), 'CandidateArea');
const MyInterviewsPage = lazyPage(
  () => import('#candidate-ui/recruiting/application/MyInterviewsPage.tsx'),
  'MyInterviewsPage',
);
const PolicyPage = lazyPage(() => import('#candidate-ui/recruiting/hire/PolicyPage.tsx'), 'PolicyPage');
const MyHiresPage = lazyPage(() => import('#candidate-ui/recruiting/hire/MyHiresPage.tsx'), 'MyHiresPage');
const OpenJobsPage = lazyPage(() => import('#candidate-ui/recruiting/job/OpenJobsPage.tsx'), 'OpenJobsPage');
const JobPage = lazyPage(() => import('#candidate-ui/recruiting/job/JobPage.tsx'), 'JobPage');
const ProfilePage = lazyPage(() => import('#candidate-ui/recruiting/profile/ProfilePage.tsx'), 'ProfilePage');
const ResumePage = lazyPage(() => import('#candidate-ui/recruiting/resume/ResumePage.tsx'), 'ResumePage');
const MarketplacePage = lazyPage(
  () => import('#candidate-ui/recruiting/marketplace/MarketplacePage.tsx'),
  'MarketplacePage',
);

const InterviewPage = lazyPage(() => import('#candidate-ui/recruiting/response/InterviewPage.tsx'), 'InterviewPage');
const LivePage = lazyPage(() => import('#candidate-ui/recruiting/live-interview/LivePage.tsx'), 'LivePage');
const GuestReviewPage = lazyPage(
  () => import('#candidate-ui/recruiting/guest-review/GuestReviewPage.tsx'),
  'GuestReviewPage',
);
const SignPage = lazyPage(() => import('#candidate-ui/recruiting/contract/SignPage.tsx'), 'SignPage');
const VerifyPage = lazyPage(() => import('#candidate-ui/recruiting/contract/VerifyPage.tsx'), 'VerifyPage');
const CertificatePage = lazyPage(
  () => import('#candidate-ui/training/certificate/CertificatePage.tsx'),
  'CertificatePage',
);
const MyContractsPage = lazyPage(
  () => import('#candidate-ui/recruiting/contract/MyContractsPage.tsx'),
  'MyContractsPage',
);
const JoinTrainingPage = lazyPage(() => import('#candidate-ui/training/outside/JoinPage.tsx'), 'JoinPage');
const MyTrainingsPage = lazyPage(() => import('#candidate-ui/training/outside/MyTrainingsPage.tsx'), 'MyTrainingsPage');
const TrainingPage = lazyPage(() => import('#candidate-ui/training/outside/TrainingPage.tsx'), 'TrainingPage');
const LessonPage = lazyPage(() => import('#candidate-ui/training/outside/LessonPage.tsx'), 'LessonPage');
const VideoRecorderPage = lazyPage(() => import('#candidate-ui/media/VideoRecorderPage.tsx'), 'VideoRecorderPage');
const VideoPlayerPage = lazyPage(() => import('#candidate-ui/media/VideoPlayerPage.tsx'), 'VideoPlayerPage');
const SecurityPage = lazyPage(() => import('#candidate-ui/identity/security/SecurityPage.tsx'), 'SecurityPage');

/** Every unknown path shows page-not-found, under its own address (docs/product.md WS-9). */
export const AppRoutes = () => (
  <PageBoundary>
    <Routes>
      <Route path="/a/login/*" element={<LoginPage />} />
      <Route path="/a/sign-up" element={<CompanySignUpPage />} />
      <Route path="/a/sign-up/candidate" element={<CandidateSignUpPage />} />
      <Route path="/a/created" element={<CompanyCreatedPage />} />
      <Route path="/a/candidate-created" element={<CandidateCreatedPage />} />
      <Route path="/a/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/a/reset-password/:token/email/:email" element={<ResetPasswordPage />} />
      <Route path="/a/email-change/:side/:token" element={<EmailChangePage />} />
      <Route path="/a/verify-email/:token" element={<VerifyEmailPage />} />
      <Route path="/a/unsubscribe" element={<UnsubscribePage />} />
      <Route path="/a/invitation/:token" element={<InvitationPage />} />
      <Route path="/a/portal-access/:token" element={<PortalAccessPage />} />
      <Route path="/a/sub-accounts/:token" element={<SubAccountPage />} />
      <Route path="/a/account-erased" element={<AccountErasedPage />} />
      <Route path="/a/apply-from-source/:id/:source?" element={<ApplyPage />} />
      <Route path="/a/apply-to-interview/:id/:source?" element={<JoinPage />} />
      <Route path="/a/join-training/:id/:source?" element={<JoinTrainingPage />} />
      <Route element={<CandidateArea isBare />}>
        <Route path="/c/interviews/apply/:interview/:step?" element={<InterviewPage />} />
      </Route>
      <Route path="/c/reviews" element={<GuestReviewPage />} />
      <Route path="/c/sign" element={<SignPage />} />
      <Route path="/p/verify" element={<VerifyPage />} />
      <Route path="/p/certificates/:token" element={<CertificatePage />} />
      <Route path="/c" element={<CandidateArea />}>
        <Route index element={<Navigate to={CANDIDATE_HOME} replace />} />
        <Route path="interviews/mine" element={<MyInterviewsPage />} />
        <Route path="interviews/live/:interview" element={<LivePage />} />
        <Route path="hires" element={<MyHiresPage />} />
        <Route path="hires/:companyId/:hireId/policies/:itemId" element={<PolicyPage />} />
        <Route path="contracts" element={<MyContractsPage />} />
        <Route path="trainings" element={<MyTrainingsPage />} />
        <Route path="trainings/:id" element={<TrainingPage />} />
        <Route path="trainings/:id/lessons/:lessonId" element={<LessonPage />} />
        <Route path="jobs/open" element={<OpenJobsPage />} />
        <Route path="jobs/show/:id" element={<JobPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="profile/resume-optimizer" element={<ResumePage />} />
        <Route path="profile/marketplace" element={<MarketplacePage />} />
        <Route path="profile/mails" element={<MailSettingsPage />} />
        <Route path="profile/security" element={<SecurityPage />} />
      </Route>
      <Route path="/test/video-recorder" element={<VideoRecorderPage />} />
      <Route path="/test/video-player" element={<VideoPlayerPage />} />
      <Route path="/e/access-denied" element={<ErrorPage status={403} name="accessDenied" />} />
      <Route path="/e/page-not-found" element={<ErrorPage status={404} name="pageNotFound" />} />
      <Route path="/" element={<Navigate to="/a/login" replace />} />
      <Route path="/a" element={<Navigate to="/a/login" replace />} />
      <Route path="*" element={<ErrorPage status={404} name="pageNotFound" />} />
    </Routes>
  </PageBoundary>
);
