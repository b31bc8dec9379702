import {
  type CaptureFault,
  type CaptureKind,
  closeCapture,
  type Devices,
  devicesOf,
  listDevices,
  openCapture,
} from './capture.ts';
import { type ChosenDevices, keptDevices } from './kept-devices.ts';

export type CaptureState = {
  kind: CaptureKind | null;
  stream: MediaStream | null;
  fault: CaptureFault | null;
  isOpening: boolean;
  devices: Devices;
  chosen: ChosenDevices;
};

const CLOSED: CaptureState = {
  kind: null,
  stream: null,
  fault: null,
  isOpening: false,
  devices: { cameras: [], microphones: [] },
  chosen: { cameraId: null, microphoneId: null },
};

/** What is being captured: one stream at a time, which stays open from page to page, so that nobody is asked twice. */
export const createCapture = () => {
  let state = CLOSED;
  const listeners = new Set<() => void>();
  const set = (change: Partial<CaptureState>) => {
    state = { ...state, ...change };
    for (const tell of listeners) tell();
  };
  let asked = 0;

  const close = () => {
    asked += 1;
    closeCapture(state.stream);
    set({ ...CLOSED, devices: state.devices });
  };
  /** Somebody ended it in the browser's own bar, or pulled the plug. */
  const watch = (stream: MediaStream) => {
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        if (state.stream !== stream) return;
        closeCapture(stream);
        set({ stream: null, fault: state.kind === 'screen' ? 'screen-not-captured' : 'no-devices' });
      });
  };
  const open = async (kind: CaptureKind): Promise<MediaStream | null> => {
    if (state.kind === kind && state.stream?.active) return state.stream;
    close();
    const mine = asked;
    set({ kind, isOpening: true });
    const { stream, fault } = await openCapture(kind);
    if (mine !== asked) {
      closeCapture(stream);
      return null;
    }
    if (stream) watch(stream);
    const devices = await listDevices();
    set({ stream, fault, isOpening: false, devices, ...(stream && { chosen: devicesOf(stream) }) });
    return stream;
  };

  return {
    get: () => state,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    open,
    close,
    /** Another device, from now on. */
    choose: async (chosen: Partial<ChosenDevices>) => {
      const { kind } = state;
      keptDevices.set(chosen);
      close();
      if (kind) await open(kind);
    },
  };
};
export type Capture = ReturnType<typeof createCapture>;
