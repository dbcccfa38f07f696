/** The app's own src/remote.ts (build/webpack-config.ts says where it is). */
declare module 'pavilion-app/remote' {
  export const remote: import('@pavilion/contract').LoadedRemote;
}
