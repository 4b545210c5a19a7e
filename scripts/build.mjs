import { readPorts, siteEnvironment } from '../tools/runner/addresses.mjs'
import { build } from '../tools/runner/build.mjs'
import { supervise } from '../tools/runner/processes.mjs'
import { printError } from '../tools/runner/project.mjs'

supervise(() => build(siteEnvironment(readPorts())), printError)
