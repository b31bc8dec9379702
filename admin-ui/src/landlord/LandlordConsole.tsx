import { CoreAdminUI, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { FailedPage } from '#admin-ui/layout/FailedPage.tsx';
import { UnknownPage } from '#admin-ui/layout/Guarded.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { LandlordLayout } from './layout/LandlordLayout.tsx';
import { places } from './sections.ts';

const Failed = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (reason: unknown) => void }) => (
  <FailedPage error={error} resetErrorBoundary={() => resetErrorBoundary(null)} />
);

const FirstPlace = () => <Navigate to="/companies" replace />;

/** The pages of the landlord area. */
export const LandlordConsole = () => (
  <CoreAdminUI
    title="Onrecord"
    layout={LandlordLayout}
    dashboard={FirstPlace}
    catchAll={UnknownPage}
    loading={PageSkeleton}
    error={Failed}
    requireAuth
    disableTelemetry
  >
    {places.map(({ path, icon, pages }) => (
      <Resource key={path} name={path} icon={icon}>
        {pages.map(({ path: page, page: Content }) => (
          <Route key={page} path={page} element={<Content />} />
        ))}
      </Resource>
    ))}
  </CoreAdminUI>
);
