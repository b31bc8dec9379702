import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** A refusal stays a refusal: only what might pass by itself is asked again. */
const mayPass = (error: unknown): boolean => !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && mayPass(error), staleTime: 5_000 },
  },
});
