import { readPorts, siteEnvironment } from './lib/addresses.mjs'
import { build } from './lib/build.mjs'
import { supervise } from './lib/processes.mjs'
import { printError } from './lib/project.mjs'

supervise(() => build(siteEnvironment(readPorts())), printError)
