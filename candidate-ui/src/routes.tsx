import { Navigate, Route, Routes } from 'react-router';
import { ErrorPage } from '#candidate-ui/errors/ErrorPage.tsx';
import { LoginPage } from '#candidate-ui/identity/session/LoginPage.tsx';

/** The paths of spec section 2, in its order. Every unknown one shows page-not-found, under its own address. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/a/login/*" element={<LoginPage />} />
    <Route path="/e/access-denied" element={<ErrorPage status={403} name="accessDenied" />} />
    <Route path="/e/page-not-found" element={<ErrorPage status={404} name="pageNotFound" />} />
    <Route path="/a" element={<Navigate to="/a/login" replace />} />
    <Route path="*" element={<ErrorPage status={404} name="pageNotFound" />} />
  </Routes>
);
