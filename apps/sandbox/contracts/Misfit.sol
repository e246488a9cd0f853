// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A key, a receiver and a coin that misbehave: it redeems once more while it is paid, and as a coin it sends nothing and says so.
contract Misfit {
    address private module;
    bytes private again;

    /// Calls a module, and once more when it is paid meanwhile.
    function redeem(address to, bytes calldata data, bytes calldata inside) external {
        module = to;
        again = inside;
        forward(data);
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }

    receive() external payable {
        if (again.length == 0) return;
        bytes memory data = again;
        delete again;
        forward(data);
    }

    function forward(bytes memory data) private {
        (bool success, bytes memory returned) = module.call(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(returned, 32), mload(returned))
        }
    }
}
