import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { places } from '#admin-ui/landlord/layout/sections';
import { FailedPage } from '#admin-ui/layout/FailedPage.tsx';
import { UnknownPage } from '#admin-ui/layout/Guarded.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { SectionContext } from '#admin-ui/layout/section-context';
import { LandlordLayout } from './layout/LandlordLayout.tsx';

const Failed = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (reason: unknown) => void }) => (
  <FailedPage error={error} resetErrorBoundary={() => resetErrorBoundary(null)} />
);

const FirstPlace = () => <Navigate to="/companies" replace />;

/** The pages of the landlord area. */
export const LandlordConsole = () => (
  <SectionContext value={places}>
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
      <CustomRoutes>
        {places.flatMap((place) =>
          place.pages.map(({ path, page: Content }) => (
            <Route key={`${place.path}/${path}`} path={`${place.path}/${path}`} element={<Content />} />
          )),
        )}
      </CustomRoutes>
    </CoreAdminUI>
  </SectionContext>
);
