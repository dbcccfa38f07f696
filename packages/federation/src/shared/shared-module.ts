// The build writes this module anew for each package that is shared by name (build/shared-module-loader.ts).
