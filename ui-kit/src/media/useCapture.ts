import { useSyncExternalStore } from 'react';
import { createCapture } from './capture-store.ts';

/** Of this page: there is one camera, and one who looks through it. */
export const capture = createCapture();

export const useCapture = () => useSyncExternalStore(capture.subscribe, capture.get);
