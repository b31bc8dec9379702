import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { FailedPage } from './layout/FailedPage.tsx';
import { FirstPage } from './layout/FirstPage.tsx';
import { Guarded, UnknownPage } from './layout/Guarded.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { SectionContext } from './layout/section-context.ts';
import { sectionTable } from './section-table.ts';

const Failed = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (reason: unknown) => void }) => (
  <FailedPage error={error} resetErrorBoundary={() => resetErrorBoundary(null)} />
);

/** The console's pages: what `section-table.ts` lists, each behind its permission. */
export const Console = () => (
  <SectionContext value={sectionTable}>
    <CoreAdminUI
      title="Onrecord"
      layout={Layout}
      dashboard={FirstPage}
      catchAll={UnknownPage}
      loading={PageSkeleton}
      error={Failed}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        {sectionTable.flatMap((section) =>
          section.pages.map(({ path, permission, page: Content }) => (
            <Route
              key={`${section.path}/${path}`}
              path={`${section.path}/${path}`}
              element={
                <Guarded permission={permission}>
                  <Content />
                </Guarded>
              }
            />
          )),
        )}
      </CustomRoutes>
    </CoreAdminUI>
  </SectionContext>
);
